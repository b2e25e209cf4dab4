import { act, render, screen } from '@testing-library/react';
import { useWholePage } from '../../../src/hooks/use-whole-page';
import { FirstScreen, WholePage } from '../../../src/ui/first-screen/first-screen';
import { openInSteps, wholePage } from '../../../src/utils/page-in-steps';

function Page() {
  return (
    <WholePage.Provider value={useWholePage()}>
      <FirstScreen>
        <h1>Name</h1>
        {null}
        <p>Rest</p>
      </FirstScreen>
    </WholePage.Provider>
  );
}

const hasRest = () => screen.queryByText('Rest') !== null;

/** Whether the page has been rendered to its end by now. */
async function isWhole(): Promise<boolean> {
  let whole = false;
  void wholePage().then(() => (whole = true));
  await act(() => Promise.resolve());
  return whole;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  openInSteps(false);
});

describe('a page', () => {
  it('is whole at once where it is not opened by a link', async () => {
    render(<Page />);
    expect(hasRest()).toBe(true);
    expect(await isWhole()).toBe(true);
  });

  it('shows its first screen before the rest where a link opens it', async () => {
    openInSteps(true);
    render(<Page />);
    const heading = screen.getByRole('heading');
    expect(hasRest()).toBe(false);
    expect(await isWhole()).toBe(false);
    act(() => jest.runAllTimers());
    expect(hasRest()).toBe(true);
    expect(screen.getByRole('heading')).toBe(heading);
    expect(await isWhole()).toBe(true);
  });

  it('keeps nobody waiting when it is left before its rest came', async () => {
    openInSteps(true);
    const { unmount } = render(<Page />);
    unmount();
    expect(await isWhole()).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
