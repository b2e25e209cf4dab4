import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { newAddress, readMails, until } from './leads';

/** Long enough for the rules (contract/account/rules.json). */
export const PASSWORD = 'a long enough secret';

/** An e-mail address that no other test uses. */
export const newEmail = () => `${randomUUID()}@example.com`;

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  data?: T;
  errors?: { message: string; extensions: { code: string; field?: string; reason?: string } }[];
}

/** A call as the site's script makes it, from an address of its own where none is given. */
export async function callCms<T = unknown>(
  url: string,
  path: string,
  {
    method = 'GET',
    token,
    body,
    address = newAddress(),
  }: { method?: string; token?: string; body?: unknown; address?: string } = {},
): Promise<Answer<T>> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'X-Forwarded-For': address,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const json = (isJson && text !== '' ? JSON.parse(text) : {}) as Partial<Answer<T>>;
  return { ...json, status: response.status, headers: response.headers };
}

/** The newest mail to an address whose subject fits. */
export async function mailTo(folder: string, email: string, subject: RegExp): Promise<Email> {
  const find = async () =>
    (await readMails(folder)).findLast(
      (mail) =>
        mail.to?.some(({ address }) => address === email) && subject.test(mail.subject ?? ''),
    );
  const mail = await until(find, (found) => found !== undefined);
  if (!mail) throw new Error(`No mail about ${subject} came to ${email}.`);
  return mail;
}

/** Mails to an address, after a moment for those on their way. */
export async function countMailsTo(folder: string, email: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return (await readMails(folder)).filter((mail) =>
    mail.to?.some(({ address }) => address === email),
  ).length;
}

/** The first address in a mail. */
export function linkIn(mail: Email): URL {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`The mail “${mail.subject}” has no link.`);
  return new URL(link);
}

/** What stands behind the hash of a link. */
export const tokenIn = (link: URL, name = 'token') =>
  new URLSearchParams(link.hash.slice(1)).get(name) ?? '';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires: number;
}

/** Signs in. */
export const signInAs = (url: string, email: string, password = PASSWORD, address?: string) =>
  callCms<Tokens>(url, '/auth/login', { method: 'POST', body: { email, password }, address });

export interface TestVisitor {
  email: string;
  token: string;
  refreshToken: string;
}

/** Somebody with a confirmed account who is signed in. */
export async function makeVisitor(
  { url, mailbox }: { url: string; mailbox: string },
  { email = newEmail(), name = 'Anna Example' }: { email?: string; name?: string } = {},
): Promise<TestVisitor> {
  await callCms(url, '/account/register', {
    method: 'POST',
    body: { email, name, locale: 'en' },
  });
  const token = tokenIn(linkIn(await mailTo(mailbox, email, /Confirm/)), 'confirm');
  await callCms(url, '/account/register/confirm', {
    method: 'POST',
    body: { token, password: PASSWORD },
  });
  const { data } = await signInAs(url, email);
  if (!data) throw new Error('The new account cannot sign in.');
  return { email, token: data.access_token, refreshToken: data.refresh_token };
}
