// Old addresses of the site and one short link to another host.
import type { DemoRedirect } from '../types';

export const redirects: DemoRedirect[] = [
  { from_path: '/about-us', to_path: '/about', status_code: 301 },
  { from_path: '/vacancies', to_path: '/career', status_code: 301 },
  { from_path: '/projects/teak-villa', to_path: '/projects/teak-house', status_code: 308 },
  { from_path: '/brochure', to_path: 'https://example.com/brochure', status_code: 302 },
];
