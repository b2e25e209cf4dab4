import type { AnalyticsEvent, Place } from './analytics-events';

const MESSENGERS = [
  [/^(?:.+\.)?(?:wa\.me|whatsapp\.com)$/, 'click_whatsapp'],
  [/^(?:.+\.)?(?:t\.me|telegram\.me)$/, 'click_telegram'],
] as const;

const NETWORKS = [
  [/^(?:.+\.)?instagram\.com$/, 'instagram'],
  [/^(?:.+\.)?(?:youtube\.com|youtu\.be)$/, 'youtube'],
  [/^(?:.+\.)?facebook\.com$/, 'facebook'],
] as const;

const FILE = /\/([^/]+\.(pdf|docx?|xlsx?|zip))$/i;

/**
 * The analytics event of a click on a link to the company or to a file. It does not contain the
 * URL, which may hold a person's phone number or e-mail address.
 *
 * @param address - the link's address, absolute
 * @returns undefined for a link that leads elsewhere
 */
export function linkEvent(address: string, place: Place): AnalyticsEvent | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol === 'tel:') return ['click_phone', { place }];
  if (protocol === 'mailto:') return ['click_email', { place }];
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const messenger = MESSENGERS.find(([host]) => host.test(hostname));
  if (messenger) return [messenger[1], { place }];
  const network = NETWORKS.find(([host]) => host.test(hostname));
  if (network) return ['click_social', { network: network[1] }];
  const [, name, extension] = FILE.exec(pathname) ?? [];
  if (name && extension) {
    return ['file_download', { file_name: name, file_extension: extension.toLowerCase() }];
  }
  return undefined;
}
