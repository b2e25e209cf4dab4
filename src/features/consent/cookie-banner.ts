import * as CookieConsent from 'vanilla-cookieconsent';
// Without the sheet of the banner itself, whose rules for phones nothing can override.
import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/light-scheme.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';
import './cookie-banner.css';
import { ROUTES } from '../../config/routes';
import { COOKIES } from '../../config/storage';
import {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  CONSENT_VERSION,
  parseConsent,
  type ConsentCategory,
  type ConsentChoice,
} from '../../domain/consent';
import { loadStrings } from '../../i18n/lazy-strings';
import { LOCALE_CODES, type Locale } from '../../i18n/locales';
import { localeOfPath, localizePath } from '../../i18n/paths';
import { logError } from '../../utils/log';
import { readCookie } from '../../utils/safe-cookies';
import { useModals } from '../modal/modal-store';

type Apply = (choice: ConsentChoice) => void;

/**
 * Cookies that are deleted when a category is withdrawn: those of Google's tags and of known ad
 * networks.
 */
const COOKIES_OF: Readonly<Record<ConsentCategory, RegExp>> = {
  analytics: /^(?:_ga|_gid|_gat|_ym|_clck|_clsk)/,
  advertising: /^(?:_gcl|_gac|_fbp|_fbc|_uet)/,
};

/** Tags set their cookies on the widest domain they may, a parent of this host. */
const domainsOf = (host: string): string[] =>
  host.split('.').map((_, index, labels) => labels.slice(index).join('.'));

async function translation(locale: Locale): Promise<CookieConsent.Translation> {
  const t = await loadStrings('consent', locale);
  const privacy = `<a href="${localizePath(ROUTES.privacy, locale)}">${t('consent:privacy')}</a>`;
  const buttons = {
    acceptAllBtn: t('consent:accept'),
    acceptNecessaryBtn: t('consent:refuse'),
  };
  return {
    consentModal: {
      ...buttons,
      label: t('consent:label'),
      description: `${t('consent:question')} ${privacy}`,
      showPreferencesBtn: t('consent:choose'),
    },
    preferencesModal: {
      ...buttons,
      title: t('consent:settings'),
      savePreferencesBtn: t('consent:save'),
      closeIconLabel: t('consent:close'),
      sections: [
        { description: `${t('consent:intro')} ${privacy}` },
        ...(['necessary', ...CONSENT_CATEGORIES] as const).map((linkedCategory) => ({
          linkedCategory,
          title: t(`consent:title.${linkedCategory}`),
          description: t(`consent:text.${linkedCategory}`),
        })),
      ],
    },
  };
}

/** The visitor may switch the language while the question stands: it follows the page's. */
function followLanguage(): void {
  new MutationObserver(() => {
    CookieConsent.setLanguage(localeOfPath(window.location.pathname)).catch((error: unknown) =>
      logError('The texts of the cookie banner did not load', error),
    );
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
}

let running: Promise<void> | undefined;

function run(locale: Locale, apply: Apply): Promise<void> {
  const onDecided = () => {
    const choice = parseConsent(readCookie(COOKIES.consent));
    if (choice) apply(choice);
  };
  if (running) return running;
  running = CookieConsent.run({
    root: document.body,
    autoShow: false,
    // The choice is a cookie of ours, and no script waits for the library by an attribute.
    manageScriptTags: false,
    hideFromBots: false,
    revision: CONSENT_VERSION,
    cookie: {
      name: COOKIES.consent,
      expiresAfterDays: CONSENT_DAYS,
      secure: window.location.protocol === 'https:',
    },
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(
        CONSENT_CATEGORIES.map((category) => [
          category,
          {
            autoClear: {
              cookies: domainsOf(window.location.hostname).map((domain) => ({
                name: COOKIES_OF[category],
                domain,
              })),
            },
          },
        ]),
      ),
    },
    language: {
      default: locale,
      translations: Object.fromEntries(LOCALE_CODES.map((code) => [code, () => translation(code)])),
    },
    onModalShow: () => useModals.getState().openModal('consent'),
    onModalHide: () => useModals.getState().closeModal('consent'),
    onFirstConsent: onDecided,
    onChange: onDecided,
  });
  followLanguage();
  return running;
}

async function runIn(locale: Locale, apply: Apply): Promise<void> {
  await run(locale, apply);
  await CookieConsent.setLanguage(locale);
}

/**
 * Shows the consent banner, which does not block the page.
 *
 * @param apply - gets their choice, this one and every later one
 * @returns resolves when they have decided
 * @throws Error if its texts fail to load
 */
export async function askForConsent(locale: Locale, apply: Apply): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    runIn(locale, (choice) => {
      apply(choice);
      resolve();
    })
      .then(() => CookieConsent.show(true))
      .catch(reject);
  });
}

/** Opens the cookie settings. */
export async function showConsentSettings(locale: Locale, apply: Apply): Promise<void> {
  await runIn(locale, apply);
  CookieConsent.showPreferences();
}
