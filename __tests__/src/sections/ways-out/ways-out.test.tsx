import { screen } from '@testing-library/react';
import { WaysOut } from '../../../../src/sections/ways-out/ways-out';
import { flatStrings } from '../../../support/interface-strings';
import { renderIn } from '../../../support/render';
import { LOCALE_CODES } from '../../../../src/i18n/locales';
import { localizePath } from '../../../../src/i18n/paths';

describe.each(LOCALE_CODES)('an address that leads nowhere in %s', (locale) => {
  it('leads home and to the projects', () => {
    renderIn(locale, <WaysOut />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      localizePath('/', locale),
      localizePath('/projects', locale),
    ]);
  });

  it('says so in whole sentences', () => {
    const strings = flatStrings(locale);
    expect(strings.get('not-found:404_text')).toMatch(/\.$/);
    expect(strings.get('not-found:404_hint')).toMatch(/\.$/);
  });
});
