import { patterns } from '../../../../contract/site.json';

const E164 = new RegExp(patterns.e164);
/** What people put between the digits of a phone number. */
const PHONE_PUNCTUATION = /[\s\u00a0().\u2010-\u2015-]/g;

/**
 * A phone number without punctuation, with `+` instead of the international prefix `00`.
 *
 * @returns The value unchanged if the result is not E.164.
 * @example plainPhone('+38 (044) 555-01-42') // => '+380445550142'
 */
export function plainPhone(value: string): string {
  const digits = value.replace(PHONE_PUNCTUATION, '').replace(/^00/, '+');
  return E164.test(digits) ? digits : value;
}

/** A network with the address of a profile, and the hosts that its addresses may have. */
interface Network {
  profile: (name: string) => string;
  hosts: readonly string[];
}

const NETWORKS: Readonly<Record<string, Network>> = {
  whatsapp: {
    profile: (phone) => `https://wa.me/${phone.replace('+', '')}`,
    hosts: ['wa.me', 'whatsapp.com'],
  },
  telegram: { profile: (name) => `https://t.me/${name}`, hosts: ['t.me', 'telegram.me'] },
  instagram: {
    profile: (name) => `https://www.instagram.com/${name}`,
    hosts: ['instagram.com'],
  },
  youtube: {
    profile: (name) => `https://www.youtube.com/@${name}`,
    hosts: ['youtube.com', 'youtu.be'],
  },
};

const NAME = /^@([\w.-]{2,64})$/;

function profileAddress(network: string, value: string): string {
  const { profile } = NETWORKS[network] ?? {};
  if (profile === undefined) return value;
  if (network === 'whatsapp') {
    const phone = plainPhone(value);
    return E164.test(phone) ? profile(phone) : value;
  }
  const [, name] = NAME.exec(value) ?? [];
  return name === undefined ? value : profile(name);
}

/**
 * Writes contacts as the site needs them: phone numbers in E.164, the name of a profile as its
 * address. Anything else is left as it is, for the validation.
 *
 * @param settings Changed columns of the settings.
 */
export function plainContacts(settings: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(settings).map(([column, value]) => {
      if (typeof value !== 'string') return [column, value];
      const text = value.trim();
      if (column === 'phone') return [column, plainPhone(text)];
      return [column, column in NETWORKS ? profileAddress(column, text) : value];
    }),
  );
}

/** Hosts that the address of a network may have; undefined for another column. */
export const hostsOf = (column: string): readonly string[] | undefined =>
  Object.hasOwn(NETWORKS, column) ? NETWORKS[column]?.hosts : undefined;

/** Whether the host of an absolute URL is one of the hosts or below it. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether a value is a phone number in E.164. */
export const isE164 = (value: string): boolean => E164.test(value);
