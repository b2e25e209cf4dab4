import type { SiteLanguage } from '../../contract';
import { en } from './en';
import { ru } from './ru';
import type { AccountMailTexts } from './types';
import { uk } from './uk';

export type { AccountMailKind, AccountMailTexts } from './types';

/** Words of the mails about accounts, by language. */
export const ACCOUNT_TEXTS: Readonly<Record<SiteLanguage, AccountMailTexts>> = { en, ru, uk };
