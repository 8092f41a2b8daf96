import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * An address in its one spelling: some proxies write the port of the connection behind it, an IPv4 address may come by a socket of IPv6,
 * and IPv6 has many ways to write the same. Undefined for what is none.
 */
export function addressOf(text: string): string | undefined {
  const [, bracketed = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, bare = bracketed] = /^([\d.]+):\d+$/.exec(bracketed) ?? [];
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const [unzoned = ''] = bare.split('%');
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/** One household of IPv6 has a /64: its addresses are one caller. So are all of whom nobody says where they are. */
export function networkOf(text: string): string {
  const address = addressOf(text);
  if (address === undefined) return 'unknown';
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** The /48 of an IPv6 address, the most that one customer of a provider usually gets: 65,536 networks. Undefined for all others. */
export function siteOf(text: string): string | undefined {
  const address = addressOf(text);
  return address && isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}/48` : undefined;
}

/** A network of many clients, which names none of them: for logs. */
export function coarseNetworkOf(text: string): string {
  const address = addressOf(text);
  if (address === undefined) return 'unknown';
  return siteOf(address) ?? address.replace(/\d+$/, '0/24');
}

/** How many times the budget of one network the networks of a site have together. Mobile providers put many customers into one /48. */
export const siteMultiplier = 16;

/** The eight groups of an address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
