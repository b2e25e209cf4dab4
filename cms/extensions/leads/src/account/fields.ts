import { patterns } from '../../../../../contract/site.json';
import { isSiteLocale, type SiteLocale } from '../contract';
import { isPhone } from '../rules/phone';
import { emailOf, forSpreadsheet, isName, isPlainLine, tidy } from '../rules/text';
import { ACCOUNT_RULES } from './contract';
import { wrongField } from './errors';

/** An unvalidated JSON body. */
export type Body = Readonly<Record<string, unknown>>;

const SLUG = new RegExp(patterns.slug);

/** The body as an object; empty for any other JSON. */
export const bodyOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};

function textOf(body: Body, field: string): string {
  const value = body[field];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw wrongField(field, 'invalid');
  return value;
}

/** The locale of the page; English for an unknown one. */
export const localeOf = (value: unknown): SiteLocale =>
  typeof value === 'string' && isSiteLocale(value) ? value : 'en';

/** The name of a person. @throws AccountError */
export function readName(body: Body): string {
  const name = tidy(textOf(body, 'name'));
  if (name === '') throw wrongField('name', 'required');
  if (name.length > ACCOUNT_RULES.name.maxLength) throw wrongField('name', 'too_long');
  if (!isName(name)) throw wrongField('name', 'invalid');
  return name;
}

/** An e-mail address in lower case. @throws AccountError */
export function readEmail(body: Body): string {
  const text = tidy(textOf(body, 'email'));
  if (text === '') throw wrongField('email', 'required');
  const email = emailOf(text);
  if (email === undefined) throw wrongField('email', 'invalid');
  return email.toLowerCase();
}

/**
 * A new password: long enough, and different from the e-mail address.
 *
 * @throws AccountError
 */
export function readNewPassword(body: Body, email: string): string {
  const password = textOf(body, 'password');
  const { minLength, maxLength } = ACCOUNT_RULES.password;
  if (password === '') throw wrongField('password', 'required');
  if (password.length < minLength) throw wrongField('password', 'too_short');
  if (password.length > maxLength) throw wrongField('password', 'too_long');
  const isOneSign = new Set(password).size === 1;
  if (isOneSign || password.toLowerCase() === email.toLowerCase()) {
    throw wrongField('password', 'invalid');
  }
  return password;
}

/** The current password, to be verified. @throws AccountError */
export function readPassword(body: Body, field: string): string {
  const password = textOf(body, field);
  if (password === '') throw wrongField(field, 'required');
  if (password.length > ACCOUNT_RULES.password.maxLength) throw wrongField(field, 'too_long');
  return password;
}

/** The token of a link. @throws AccountError */
export const readToken = (body: Body): string => textOf(body, 'token').slice(0, 2000);

function readPhone(body: Body): string | null {
  const phone = tidy(textOf(body, 'phone'));
  if (phone === '') return null;
  if (!isPhone(phone)) throw wrongField('phone', 'invalid');
  return phone;
}

function readContact(body: Body): string | null {
  const contact = tidy(textOf(body, 'alternative_contact'));
  if (contact === '') return null;
  const { minLength, maxLength } = ACCOUNT_RULES.alternativeContact;
  if (contact.length < minLength) throw wrongField('alternative_contact', 'too_short');
  if (contact.length > maxLength) throw wrongField('alternative_contact', 'too_long');
  if (!isPlainLine(contact)) throw wrongField('alternative_contact', 'invalid');
  return forSpreadsheet(contact);
}

function readShortList(body: Body): string[] {
  const value = body.short_list;
  if (!Array.isArray(value)) throw wrongField('short_list', 'invalid');
  const slugs = [...new Set(value as unknown[])];
  if (slugs.length > ACCOUNT_RULES.shortList.maxItems) throw wrongField('short_list', 'too_many');
  return slugs.map((slug) => {
    if (typeof slug !== 'string' || slug.length > 120 || !SLUG.test(slug)) {
      throw wrongField('short_list', 'invalid');
    }
    return slug;
  });
}

/** A partial update of a profile: only the fields that were sent. */
export interface ProfileChange {
  first_name?: string;
  last_name?: null;
  phone?: string | null;
  alternative_contact?: string | null;
  short_list?: string[];
}

/** Validates a profile update; fields that were not sent stay unchanged. @throws AccountError */
export function readProfileChange(body: Body): ProfileChange {
  return {
    // The site has one name field, Directus two.
    ...('name' in body ? { first_name: readName(body), last_name: null } : {}),
    ...('phone' in body ? { phone: readPhone(body) } : {}),
    ...('alternative_contact' in body ? { alternative_contact: readContact(body) } : {}),
    ...('short_list' in body ? { short_list: readShortList(body) } : {}),
  };
}
