import { screen, waitFor } from '@testing-library/react';
import { offerLanguage } from '../../../../src/features/language-offer/offer-language';
import { useModals } from '../../../../src/features/modal/modal-store';
import { useSiteSettings } from '../../../../src/hooks/use-site-settings';
import { PageShell } from '../../../../src/layout/page-shell/page-shell';
import { pageContext } from '../../../support/page-context';
import { renderIn } from '../../../support/render';
import { siteSettings } from '../../../support/site-settings';

jest.mock('../../../../src/hooks/use-site-url', () => ({
  useSiteUrl: () => 'https://www.example.com',
}));
jest.mock('../../../../src/hooks/use-site-settings');

const offer = () => useModals.getState().data.languageOffer;

beforeEach(() => {
  jest.mocked(useSiteSettings).mockReturnValue(siteSettings());
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('uk-UA');
  window.localStorage.clear();
  useModals.setState({ open: [], data: {} });
});

/** Opens a page; one with a name has a way that leads to it. */
async function open(name?: string): Promise<void> {
  window.history.replaceState(null, '', '/projects/teak-house');
  renderIn(
    'en',
    <PageShell page={pageContext()} name={name}>
      <h1>Teak House</h1>
    </PageShell>,
  );
  await offerLanguage();
}

describe('the offer of another language', () => {
  it('lies on the way to the page, outside of what the page is about', async () => {
    await open('Teak House');
    await waitFor(() => expect(offer()).toMatchObject({ offered: 'ua' }));
    const { place } = offer() as { place: Element };
    expect(place).toContainElement(screen.getByRole('navigation', { name: 'You are here' }));
    expect(place).not.toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('is not made for an address that leads nowhere, and stays to be made', async () => {
    await open();
    expect(offer()).toBeUndefined();
    expect(window.localStorage).toHaveLength(0);
  });
});
