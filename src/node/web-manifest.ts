import { THEME_COLOR } from '../config/site';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';

/** Sizes of the icons in `static`, drawn from `favicon.svg`. */
export const ICON_SIZES = [192, 512] as const;

/** Content of the web app manifest: how the site is called and looks on a home screen. */
export function webManifest(company: string, tagline: string | null) {
  return {
    name: company,
    short_name: company,
    ...(tagline && { description: tagline }),
    lang: LOCALES[DEFAULT_LOCALE].language,
    start_url: '/',
    display: 'browser',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: [
      // The mark leaves the room that launchers cut away.
      ...ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
