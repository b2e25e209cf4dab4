import ipaddr from 'ipaddr.js';

/** Of an IPv6 address, what a provider hands out as one connection: 64 bits. */
const IPV6_NETWORK_BYTES = 8;

/**
 * What an address of the network is counted under: itself for IPv4, its /64 for IPv6, since whoever
 * has one such address has all of them.
 *
 * @example networkOf('::ffff:192.0.2.1') // => '192.0.2.1'
 * @example networkOf('2001:db8::1') // => '2001:db8:0:0:0:0:0:0/64'
 */
export function networkOf(address: string | null | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().fill(0, IPV6_NETWORK_BYTES);
  return `${ipaddr.fromByteArray(bytes).toNormalizedString()}/64`;
}
