import type { RateLimiter } from '@fenestra/platform/http/rate-limiter';
import { networkOf, siteOf } from '@fenestra/platform/http/ip-network';
import type { Counted } from './caller-lines';

/** A network that has spent its budget, and the milliseconds until it has one again. */
export type Spent = { readonly network: string; readonly waitMs: number };

/** Every budget that a client has: its network's, and for IPv6 the wider one that the networks of its site share. */
export const countedFor = (client: string, siteTimes: number): Counted[] => {
  const site = siteOf(client);
  const own = { name: networkOf(client), times: 1 };
  return site ? [own, { name: site, times: siteTimes }] : [own];
};

/** Counts by network, then by site. Resolves to the first of them without budget. */
export async function takeFrom(
  client: string,
  own: (network: string) => Promise<number>,
  sites: (site: string) => Promise<number>,
): Promise<Spent | undefined> {
  const network = networkOf(client);
  const waitMs = await own(network);
  if (waitMs > 0) return { network, waitMs };
  const site = siteOf(client);
  const siteWaitMs = site ? await sites(site) : 0;
  return site && siteWaitMs > 0 ? { network: site, waitMs: siteWaitMs } : undefined;
}

/** Counts calls by network and by site. What a network is refused is not taken from its site, whose other networks go on. */
export class NetworkLimit {
  constructor(
    private readonly own: RateLimiter,
    private readonly sites: RateLimiter,
  ) {}

  /** Resolves to the network without budget; undefined while there is some. */
  take(client: string, count = 1): Promise<Spent | undefined> {
    return takeFrom(
      client,
      (network) => this.own(network, count),
      (site) => this.sites(site, count),
    );
  }
}
