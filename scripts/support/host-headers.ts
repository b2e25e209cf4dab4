import { isImmutable } from '../../publisher/src/release/files';

const REVALIDATE = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * How long a file may be kept. Files named by their content never change; pages and their data are
 * asked about each time.
 *
 * @param pathname - path of the request
 */
export function cacheControl(pathname: string): string {
  return isImmutable(pathname.slice(1)) ? FOREVER : REVALIDATE;
}

/**
 * Headers that every answer carries. Gatsby writes small scripts and its styles into the page,
 * hence `unsafe-inline`.
 *
 * @param connect - origins the pages may call besides their own
 */
export function securityHeaders(connect: readonly string[]): Record<string, string> {
  const analytics = 'https://www.googletagmanager.com';
  const captcha = 'https://www.google.com/recaptcha/';
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      analytics,
      captcha,
      'https://www.gstatic.com/recaptcha/',
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", analytics, 'https://*.google-analytics.com', captcha, ...connect],
    'frame-src': [
      "'self'",
      'https://www.youtube-nocookie.com',
      'https://www.youtube.com',
      'https://player.vimeo.com',
      analytics,
      captcha,
      'https://recaptcha.google.com/recaptcha/',
    ],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...connect],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
