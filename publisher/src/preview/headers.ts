import { videoOrigins } from '../../../contract/site.json';

/**
 * Headers of every response of the preview: not cached, not indexed, framed by Directus only. The
 * content security policy allows requests to the preview alone, so no form is submitted and nothing
 * is tracked.
 *
 * @param directusOrigin - origin of the admin, which embeds the preview
 */
export function previewHeaders(directusOrigin: string): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", ...videoOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': [directusOrigin],
  };
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}
