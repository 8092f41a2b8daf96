import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * An address in its one spelling: some proxies write the port of the connection behind it, an IPv4 address may come by a socket of IPv6,
 * and IPv6 has many ways to write the same. Undefined for what is none.
 */
export function addressOf(told: string): string | undefined {
  const [, bracketed = told] = /^\[([^\]]*)\](?::\d+)?$/.exec(told) ?? [];
  const [, bare = bracketed] = /^([\d.]+):\d+$/.exec(bracketed) ?? [];
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const [unzoned = ''] = bare.split('%');
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/** One household of IPv6 has a /64: its addresses are one caller. So are all of whom nobody says where they are. */
export function networkOf(told: string): string {
  const address = addressOf(told);
  if (address === undefined) return 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [...groups, ...Array<string>(address.includes('::') ? missing : 0).fill('0'), ...tail.split(':')];
  return full.slice(0, 4).join(':');
}
