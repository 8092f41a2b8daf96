import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { addressOf, networkOf, siteOf } from './network-of';

export type SocketBounds = {
  /** How long the head of a request may take; its body has three times as long. */
  readonly headersMs: number;
  /** How long a socket may be open between two requests. */
  readonly idleMs: number;
  /** How long nothing may move on it while a request is in hand: longer than any answer takes to be made. */
  readonly stalledMs: number;
  readonly perAddress: number;
  /** Multiple for all networks of an IPv6 /48 together. */
  readonly perSite: number;
  /** Addresses and networks of one's own proxies, which bring the sockets of everybody. */
  readonly exempt: readonly string[];
};

/** What the server itself looks after. It looks each second: twice a minute, as by default, would let everything wait for that. */
export const waitingOf = ({ headersMs, idleMs }: SocketBounds) => ({
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
export function boundSockets(server: Server, { stalledMs, perAddress, perSite, exempt }: SocketBounds): void {
  server.setTimeout(stalledMs);
  const open = new Map<string, number>();
  const add = (network: string, count: number) => {
    const left = (open.get(network) ?? 0) + count;
    if (left === 0) open.delete(network);
    else open.set(network, left);
  };
  const isExempt = isAmong(exempt);
  server.prependListener('connection', (socket: Socket) => {
    const from = addressOf(socket.remoteAddress ?? ''); // none of a socket that is closed by now
    if (from === undefined || isExempt(from)) return;
    const site = siteOf(from);
    const counted = [
      { network: networkOf(from), most: perAddress },
      ...(site ? [{ network: site, most: perSite }] : []),
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
export function isAmong(places: readonly string[]): (written: string) => boolean {
  const list = new BlockList();
  for (const place of places.flatMap((each) => named[each] ?? [each])) {
    const [address = '', bits] = place.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (written) => {
    const address = addressOf(written);
    return address !== undefined && list.check(address, family(address));
  };
}
