import { whileBusy } from '../../../src/utils/while-busy';

const button = document.createElement('button');
const isBusy = () => button.getAttribute('aria-busy') === 'true';

describe('what an element was activated for', () => {
  it('marks it until that is done', async () => {
    let finish = () => {};
    const done = whileBusy(button, () => new Promise<void>((resolve) => (finish = resolve)));
    expect(isBusy()).toBe(true);
    finish();
    await done;
    expect(isBusy()).toBe(false);
  });

  it('is not done twice at the same time', async () => {
    const work = jest.fn(() => Promise.resolve());
    await Promise.all([whileBusy(button, work), whileBusy(button, work)]);
    expect(work).toHaveBeenCalledTimes(1);
    await whileBusy(button, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('leaves no mark when it fails', async () => {
    const failure = new Error('offline');
    await expect(whileBusy(button, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(isBusy()).toBe(false);
  });
});
