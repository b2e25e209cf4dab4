import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField, type TypedPhone } from '../../../../src/features/lead-form/phone-field';
import { readPhone } from '../../../../src/domain/phone';
import type { Locale } from '../../../../src/i18n/locales';
import { exampleOf, HOME_COUNTRIES, waysToType } from '../../../support/typed-phones';

const TEXTS = {
  country: 'Country of the number',
  noCountry: 'not chosen',
  search: 'Find a country',
  notFound: 'No such country',
  how: 'As you dial it',
  meant: 'Which number is yours?',
};

let last: TypedPhone;

function Host({ country, locale }: { country: string; locale: Locale }) {
  const [value, setValue] = useState<TypedPhone>({ text: '', country });
  return (
    <PhoneField
      id="phone"
      name="phone"
      label="Phone"
      value={value}
      locale={locale}
      texts={TEXTS}
      onChange={(next) => {
        last = next;
        setValue(next);
      }}
      onBlur={() => undefined}
    />
  );
}

function show(country = 'UA', locale: Locale = 'en') {
  last = { text: '', country };
  return render(<Host country={country} locale={locale} />);
}

const field = () => screen.getByLabelText('Phone');
const country = () => screen.getByRole('button', { name: /^Country of the number/ });

/** What the form would send, or the numbers it asks about. */
function outcome(): readonly string[] {
  const reading = readPhone(last.text, last.country);
  if (reading.state === 'number') return [reading.phone];
  return reading.state === 'unclear' ? reading.meant.map(({ phone }) => phone) : [];
}

type PutIn = (user: UserEvent, text: string) => void | Promise<void>;

/** How a text comes into the field, with the ways of writing that may matter to it. */
const INPUTS: readonly [string, PutIn, (way: string) => boolean][] = [
  [
    'typed key by key',
    (user, text) => user.type(field(), text),
    (way) => ['without the plus', 'as at home, digits alone'].includes(way),
  ],
  [
    'pasted',
    (user, text) => user.paste(text),
    (way) => ['with a plus', 'without the plus', 'with 00', 'as at home'].includes(way),
  ],
  [
    'filled in by the browser',
    (_, text) => void fireEvent.change(field(), { target: { value: text } }),
    (way) =>
      ['with a plus', 'in groups', 'without the trunk prefix', 'in full width'].includes(way),
  ],
];

it.each(HOME_COUNTRIES)('a number of %s is the one that is meant, or asked about', async (code) => {
  const number = exampleOf(code);
  if (!number) throw new Error(`The package has no example of ${code}`);
  const user = userEvent.setup({ delay: null });
  for (const [input, putIn, isTried] of INPUTS) {
    for (const [way, text] of Object.entries(waysToType(number))) {
      if (!isTried(way)) continue;
      const { unmount } = show(code);
      field().focus();
      await putIn(user, text);
      expect([input, way, last.text]).toEqual([input, way, text]);
      expect([input, way, outcome()]).toEqual([
        input,
        way,
        expect.arrayContaining([number.number]),
      ]);
      unmount();
    }
  }
});

describe('a phone field', () => {
  it('shows how it understands a number', async () => {
    show('UA', 'ua');
    await userEvent.type(field(), '0501234567');
    expect(field()).toHaveAccessibleDescription('+380 50 123 4567, Україна');
    expect(field()).toHaveValue('0501234567');
  });

  it('offers the numbers a text may mean once it is left', async () => {
    show('RU');
    await userEvent.type(field(), '380501234567');
    expect(field()).toHaveAccessibleDescription('As you dial it');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: '+380 50 123 4567, Ukraine' }));
    expect(field()).toHaveValue('+380 50 123 4567');
    expect(country()).toHaveAccessibleName('Country of the number: Ukraine +380');
  });

  it('follows the country a number begins with', async () => {
    show('UA');
    await userEvent.type(field(), '+48 501 234 567');
    expect(country()).toHaveAccessibleName('Country of the number: Poland +48');
  });

  it('keeps the text when another country is chosen', async () => {
    show('UA');
    await userEvent.type(field(), '501234567');
    await userEvent.click(country());
    await userEvent.type(screen.getByRole('combobox'), 'pol{Enter}');
    expect(field()).toHaveValue('501234567');
    expect(field()).toHaveAccessibleDescription('+48 501 234 567, Poland');
    expect(country()).toHaveFocus();
  });
});

describe('the choice of a country', () => {
  it.each<[Locale, string, string]>([
    ['en', 'ukr', 'Ukraine'],
    ['en', 'Украина', 'Ukraine'],
    ['ru', 'германия', 'Германия'],
    ['ua', 'Німеч', 'Німеччина'],
    ['ua', '+62', 'Індонезія'],
    ['en', '62', 'Indonesia'],
    ['en', 'aland', 'Åland Islands'],
  ])('in %s finds %s', async (locale, query, name) => {
    show('', locale);
    expect(country()).toHaveAccessibleName('Country of the number: not chosen');
    await userEvent.click(country());
    await userEvent.type(screen.getByRole('combobox'), query);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(name);
  });

  it('is made with the keys alone', async () => {
    show('UA');
    const user = userEvent.setup();
    country().focus();
    await user.keyboard('{Enter}');
    const search = screen.getByRole('combobox', { name: 'Find a country' });
    expect(search).toHaveFocus();
    const list = screen.getByRole('listbox');
    const current = within(list).getByRole('option', { selected: true });
    expect(search).toHaveAttribute('aria-activedescendant', current.id);
    await user.keyboard('{ArrowDown}');
    expect(search).not.toHaveAttribute('aria-activedescendant', current.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(country()).toHaveFocus();
    expect(last.country).toBe('UA');
  });

  it('says that nothing is found', async () => {
    show();
    await userEvent.click(country());
    await userEvent.type(screen.getByRole('combobox'), 'atlantis');
    expect(screen.getByText('No such country')).toBeVisible();
  });
});
