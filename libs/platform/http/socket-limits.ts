import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { addressOf, networkOf, siteOf } from './ip-network';

export type SocketLimits = {
  /** How long the head of a request may take; its body has three times as long. */
  readonly headersMs: number;
  /** How long a socket may be open between two requests. */
  readonly idleMs: number;
  /** How long nothing may move on it while a request is in hand: longer than any answer takes to be made. */
  readonly stalledMs: number;
  readonly maxPerAddress: number;
  /** Multiple for all networks of an IPv6 /48 together. */
  readonly maxPerSite: number;
  /** Addresses and networks of one's own proxies, which bring the sockets of everybody. */
  readonly exempt: readonly string[];
};

/** What the server itself looks after. It looks each second: twice a minute, as by default, would let everything wait for that. */
export const httpTimeouts = ({ headersMs, idleMs }: SocketLimits) => ({
  keepAliveTimeout: idleMs,
  requestTimeout: 3 * headersMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: Math.min(1_000, headersMs / 2),
    requireHostHeader: false, // the edge refuses it, in its own words
  },
});

/**
 * Closes each socket that is one too many of its address; the ones before it stay. Also one whose caller asks and takes nothing of the
 * answer, which would be kept for it for ever.
 */
export function limitSockets(server: Server, { stalledMs, maxPerAddress, maxPerSite, exempt }: SocketLimits): void {
  server.setTimeout(stalledMs);
  const open = new Map<string, number>();
  const add = (network: string, count: number) => {
    const nextCount = (open.get(network) ?? 0) + count;
    if (nextCount === 0) open.delete(network);
    else open.set(network, nextCount);
  };
  const isExempt = isInNetworks(exempt);
  server.prependListener('connection', (socket: Socket) => {
    const from = addressOf(socket.remoteAddress ?? ''); // none of a socket that is closed by now
    if (from === undefined || isExempt(from)) return;
    const site = siteOf(from);
    const counted = [
      { network: networkOf(from), most: maxPerAddress },
      ...(site ? [{ network: site, most: maxPerSite }] : []),
    ];
    if (counted.some(({ network, most }) => (open.get(network) ?? 0) >= most)) return void socket.destroy();
    for (const { network } of counted) add(network, 1);
    socket.once('close', () => {
      for (const { network } of counted) add(network, -1);
    });
  });
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** The names of networks that TRUST_PROXY may hold. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is one of these, or in one of these networks. */
export function isInNetworks(networks: readonly string[]): (text: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((each) => named[each] ?? [each])) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (text) => {
    const address = addressOf(text);
    return address !== undefined && list.check(address, family(address));
  };
}
