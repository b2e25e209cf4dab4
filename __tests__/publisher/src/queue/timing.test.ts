/** @jest-environment node */
import { TIMING, waitBeforeBuild } from '../../../../publisher/src/queue/timing';

const at = (...seconds: number[]) => seconds.map((second) => second * 1000);

describe('waitBeforeBuild', () => {
  it.each([
    ['nothing was saved', [], [], 0, 0],
    ['one save, at its moment', at(10), at(10), 10_000, TIMING.single],
    ['one save, a while ago', at(10), at(10), 11_000, 0],
    ['two saves: quiet is waited for', at(10, 11), at(10, 11), 11_000, TIMING.quiet],
    ['two saves and quiet since', at(10, 11), at(10, 11), 14_000, 0],
    ['one save that follows two others', at(12), at(8, 10, 12), 12_000, TIMING.quiet],
    ['one save, long after two others', at(40), at(8, 10, 40), 40_000, TIMING.single],
    ['saves without a pause: the first has waited enough', at(10, 40, 69), at(69), 70_000, 0],
    ['saves before the clock was set back an hour', at(3600, 3601), at(3600, 3601), 10_000, 0],
  ])('%s', (_name, pending, recent, now, wait) => {
    expect(waitBeforeBuild({ pending, recent }, now)).toBe(wait);
  });

  it('makes two builds of fifty saves in a minute', () => {
    const saves = Array.from({ length: 50 }, (_unused, index) => index * 1200);
    const buildTakes = 2500;
    let pending: number[] = [];
    let busyUntil = 0;
    let builds = 0;
    for (let now = 0; now < 180_000; now += 50) {
      pending.push(...saves.filter((moment) => moment >= now && moment < now + 50));
      if (pending.length === 0 || now < busyUntil) continue;
      const recent = saves.filter((moment) => moment <= now);
      if (waitBeforeBuild({ pending, recent }, now) > 0) continue;
      builds += 1;
      pending = [];
      busyUntil = now + buildTakes;
    }
    expect(builds).toBe(2);
  });
});
