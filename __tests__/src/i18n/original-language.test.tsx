import { OriginalLanguage } from '../../../src/i18n/original-language';
import { renderIn } from '../../support/render';

describe('OriginalLanguage', () => {
  it('names the language of a text that is not the page’s, in that language', () => {
    const { container } = renderIn('ua', <OriginalLanguage contentLocale="en" />);
    expect(container).toHaveTextContent('· English');
    expect(container.firstElementChild).toHaveAttribute('lang', 'en');
  });

  it.each(['ua', 'fr', ''])('says nothing of a text in %p on a Ukrainian page', (locale) => {
    const { container } = renderIn('ua', <OriginalLanguage contentLocale={locale} />);
    expect(container).toBeEmptyDOMElement();
  });
});
