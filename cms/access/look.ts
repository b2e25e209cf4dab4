import accounts from '../../contract/account/rules.json';
import { IDS } from './ids';
import { EARLIER_MODULE_BAR, MODULE_BAR } from './module-bar';

/** A picture of the admin itself. */
export interface LookPicture {
  id: string;
  title: string;
  /** Path from the root of the repository. */
  source: string;
  type: 'image/svg+xml' | 'image/jpeg';
}

/** Pictures of the admin and its sign-in page. */
export const LOOK_PICTURES: readonly LookPicture[] = [
  { id: IDS.logo, title: 'Logo', source: 'static/favicon.svg', type: 'image/svg+xml' },
  {
    id: IDS.signInPicture,
    title: 'Sign-in page',
    source: 'cms/demo/media/aerial-golden-3.jpg',
    type: 'image/jpeg',
  },
];

/** Name and colour of the admin; replaced only where Directus' own name still stands. */
export const BRANDING = {
  project_name: 'Island Residences',
  project_color: '#1F5C57',
} as const;

/**
 * Note of the sign-in page, where the language of the reader is not known: in all languages of the
 * admin, the same sentence.
 */
const SIGN_IN_NOTE = [
  'Forgotten password? Use the link below the form, or ask the administrator of the site.',
  'Забыли пароль? Нажмите на ссылку под формой или обратитесь к администратору сайта.',
  'Забули пароль? Натисніть на посилання під формою або зверніться до адміністратора сайту.',
].join('\n\n');

/** A setting with the values that setup may replace: Directus' default, and those of earlier setups. */
export interface SettingSpec {
  from: readonly unknown[];
  to: unknown;
}

/**
 * Settings of the admin; a value that an administrator chose stays.
 *
 * Sign-in: weak passwords are refused, and the account lockout is off, since anybody could lock
 * anybody out by guessing. The rate limits of `extensions/leads` replace the lockout.
 *
 * @param siteUrl Origin of the site, which the logo leads to.
 */
export const adminSettings = (siteUrl: string): Readonly<Record<string, SettingSpec>> => ({
  module_bar: { from: [null, EARLIER_MODULE_BAR], to: MODULE_BAR },
  auth_password_policy: { from: [null], to: `/^.{${accounts.password.minLength},}$/` },
  auth_login_attempts: { from: [25], to: null },
  // Directus does not translate it.
  project_descriptor: { from: [null, 'Content of the site'], to: '' },
  project_url: { from: [null], to: siteUrl },
  project_logo: { from: [null], to: IDS.logo },
  public_favicon: { from: [null], to: IDS.logo },
  public_background: { from: [null], to: IDS.signInPicture },
  public_note: { from: [null], to: SIGN_IN_NOTE },
});
