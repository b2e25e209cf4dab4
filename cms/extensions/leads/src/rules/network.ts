import ipaddr from 'ipaddr.js';

/** Length of an IPv6 network that a provider assigns to one connection, bits. */
const IPV6_NETWORK_BYTES = 8;

/**
 * Rate-limit key of an IP: the address itself for IPv4, its /64 for IPv6, since one client owns the
 * whole /64.
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
