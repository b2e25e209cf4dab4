import { distancesOf } from '../../../src/domain/area';

describe('the distances of an area', () => {
  it('are those that are known, 0 minutes among them, in their order', () => {
    const area = { schoolMinutes: 12, beachMinutes: 0, airportMinutes: null };
    expect(distancesOf(area)).toEqual([
      { to: 'beach', minutes: 0 },
      { to: 'school', minutes: 12 },
    ]);
  });
});
