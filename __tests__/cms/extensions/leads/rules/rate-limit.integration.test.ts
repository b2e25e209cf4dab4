/** @jest-environment node */
import { networkOf } from '../../../../../cms/extensions/leads/src/rules/network';
import { MAIL_LIMITS, mailLimit } from '../../../../../cms/extensions/leads/src/rules/mail-limits';
import { memoryRateLimits } from '../../../../../cms/extensions/leads/src/rules/rate-limit';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

describe('a rate limit', () => {
  const make = () => memoryRateLimits('test', { count: 2, windowMs: 10_000 });

  it('lets so many through within its window, and says how long to wait', async () => {
    const limit = make();
    expect([await limit.consume('a'), await limit.consume('a')]).toEqual([0, 0]);
    jest.setSystemTime(4000);
    expect(await limit.consume('a')).toBe(6);
    expect(await limit.retryAfter('a')).toBe(6);
    expect(await limit.consume('b')).toBe(0);
    jest.advanceTimersByTime(10_000);
    expect(await limit.consume('a')).toBe(0);
  });

  it('counts nothing where it is only asked', async () => {
    const limit = make();
    for (let asked = 0; asked < 5; asked += 1) expect(await limit.retryAfter('a')).toBe(0);
    await limit.consume('a');
    expect(await limit.retryAfter('a')).toBe(0);
    await limit.consume('a');
    expect(await limit.retryAfter('a')).toBe(10);
  });

  it('gives one back, and forgets', async () => {
    const limit = make();
    await limit.consume('a');
    await limit.consume('a');
    await limit.reward('a');
    expect([await limit.consume('a'), await limit.consume('a')]).toEqual([0, 10]);
    await limit.reset('a');
    expect(await limit.consume('a')).toBe(0);
  });

  it.each(['__proto__', 'constructor', '', 'toString'])('counts the key “%s”', async (key) => {
    const limit = make();
    expect([await limit.consume(key), await limit.consume(key), await limit.consume(key)]).toEqual([
      0, 0, 10,
    ]);
  });
});

describe('the mails of a purpose', () => {
  const victim = 'victim@example.com';
  const make = () => mailLimit(memoryRateLimits, 'test');

  it('asked for from one network leave room for who asks from another', async () => {
    const limit = make();
    for (let sent = 0; sent < MAIL_LIMITS.perNetwork.count; sent += 1) {
      expect(await limit.mayMail(victim, 'stranger')).toBe(true);
    }
    expect(await limit.mayMail(victim.toUpperCase(), 'stranger')).toBe(false);
    expect(await limit.mayMail(victim, 'owner')).toBe(true);
  });

  it('flood no mailbox, from however many networks', async () => {
    const limit = make();
    const answers = [];
    for (let network = 0; network < 30; network += 1) {
      answers.push(await limit.mayMail(victim, `network ${network}`));
    }
    expect(answers.filter(Boolean)).toHaveLength(MAIL_LIMITS.inAll.count);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2:0:0:0:0/64'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/64'],
    ['::1', '0:0:0:0:0:0:0:0/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    [null, 'unknown'],
    ['no address', 'unknown'],
  ])('%j is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
