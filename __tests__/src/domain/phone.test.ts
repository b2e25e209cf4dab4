/** @jest-environment node */
import { getCountries } from 'libphonenumber-js/min';
import phones from '../../../contract/leads/phones.json';
import { FIELD_PROBLEMS } from '../../../src/domain/lead';
import { followCountry, readPhone } from '../../../src/domain/phone';
import { exampleOf, HOME_COUNTRIES, waysToType } from '../../support/typed-phones';

interface Case {
  country: string;
  typed: string;
  phone?: string;
  problem?: string;
  meant?: readonly string[];
}

describe('a phone number', () => {
  it.each((phones as Case[]).map((entry) => [entry.typed, entry.country, entry] as const))(
    'typed as “%s” in “%s”',
    (typed, country, { phone, problem, meant }) => {
      const reading = readPhone(typed, country);
      if (phone) {
        expect(reading).toMatchObject({ state: 'number', phone });
      } else if (problem === 'empty') {
        expect(reading).toEqual({ state: 'empty' });
      } else {
        expect(reading).toMatchObject({ state: 'unclear', problem });
        const asked = reading.state === 'unclear' ? reading.meant : [];
        expect(asked.map((number) => number.phone)).toEqual(meant ?? []);
      }
    },
  );

  it('has a case in the contract for every problem', () => {
    const named = new Set((phones as Case[]).map(({ problem }) => problem));
    const ofPhones = FIELD_PROBLEMS.filter((problem) => problem.startsWith('phone'));
    expect(ofPhones.filter((problem) => !named.has(problem))).toEqual([]);
  });

  it.each(HOME_COUNTRIES)('of %s is understood in each way of typing it', (country) => {
    const number = exampleOf(country);
    if (!number) throw new Error(`The package has no example of ${country}`);
    const readings = Object.entries(waysToType(number)).map(([way, typed]) => {
      const reading = readPhone(typed, country);
      if (reading.state === 'number') return [way, reading.phone] as const;
      // Asked about is as good, where the number is among what is asked about.
      const asked = reading.state === 'unclear' ? reading.meant : [];
      return [way, asked.find(({ phone }) => phone === number.number)?.phone] as const;
    });
    const ways = Object.keys(waysToType(number));
    expect(Object.fromEntries(readings)).toEqual(
      Object.fromEntries(ways.map((way) => [way, number.number])),
    );
  });

  it('of no country ever becomes another one, whichever country is chosen for it', () => {
    const wrong = getCountries().flatMap((country) => {
      const number = exampleOf(country);
      if (!number) return [];
      return Object.entries(waysToType(number)).flatMap(([way, typed]) =>
        [country, ''].flatMap((chosen) => {
          const reading = readPhone(typed, chosen);
          return reading.state === 'number' && reading.phone !== number.number
            ? [[country, chosen, way, typed, reading.phone]]
            : [];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('with its code never becomes one of the country that happens to be chosen', () => {
    const wrong = HOME_COUNTRIES.flatMap((country) => {
      const number = exampleOf(country);
      if (!number) return [];
      return HOME_COUNTRIES.flatMap((chosen) =>
        [number.number, number.number.slice(1), `00${number.number.slice(1)}`].flatMap((typed) => {
          const reading = readPhone(typed, chosen);
          return reading.state === 'number' && reading.phone !== number.number
            ? [[country, chosen, typed, reading.phone]]
            : [];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the country of the field', () => {
  it.each([
    ['+48501234567', 'UA', 'PL'],
    ['0048 501 234 567', 'UA', 'PL'],
    ['(+7) 701 234 56 78', 'UA', 'KZ'],
    ['+7', 'RU', 'RU'],
    ['+1', 'CA', 'CA'],
    ['0501234567', 'UA', 'UA'],
    ['79161234567', 'UA', 'UA'],
    ['+80012345678', 'UA', ''],
    ['+', 'UA', 'UA'],
    ['', '', ''],
  ])('for “%s” after %s is %s', (typed, chosen, country) => {
    expect(followCountry(typed, chosen)).toBe(country);
  });
});
