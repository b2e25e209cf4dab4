// Names of cookies and storage keys are those of the site; change both together.
import type { DemoPost } from '../../../types';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const privacyPolicy: DemoPost = {
  slug: 'privacy-policy',
  status: 'published',
  kind: 'doc',
  published_at: '2026-09-01',
  translations: { en, ru, uk },
};
