import type { RateLimiter } from '@fenestra/platform/http/rate-limiter';
import { networkOf, siteOf } from '@fenestra/platform/http/ip-network';
import type { CountedNetwork } from './concurrency-limiter';

/** A network that has spent its budget, and the milliseconds until it has one again. */
export type ExhaustedNetwork = { readonly network: string; readonly waitMs: number };

/** Every budget that a client has: its network's, and for IPv6 the wider one that the networks of its site share. */
export const countedNetworks = (client: string, siteTimes: number): CountedNetwork[] => {
  const site = siteOf(client);
  const ofNetwork = { name: networkOf(client), multiple: 1 };
  return site ? [ofNetwork, { name: site, multiple: siteTimes }] : [ofNetwork];
};

/** Counts by network, then by site. Resolves to the first of them without budget. */
export async function consumeByNetwork(
  client: string,
  ofNetwork: (network: string) => Promise<number>,
  ofSite: (site: string) => Promise<number>,
): Promise<ExhaustedNetwork | undefined> {
  const network = networkOf(client);
  const waitMs = await ofNetwork(network);
  if (waitMs > 0) return { network, waitMs };
  const site = siteOf(client);
  const siteWaitMs = site ? await ofSite(site) : 0;
  return site && siteWaitMs > 0 ? { network: site, waitMs: siteWaitMs } : undefined;
}

/** Counts calls by network and by site. What a network is refused is not taken from its site, whose other networks go on. */
export class NetworkLimit {
  constructor(
    private readonly ofNetwork: RateLimiter,
    private readonly ofSite: RateLimiter,
  ) {}

  /** Resolves to the network without budget; undefined while there is some. */
  consume(client: string, count = 1): Promise<ExhaustedNetwork | undefined> {
    return consumeByNetwork(
      client,
      (network) => this.ofNetwork(network, count),
      (site) => this.ofSite(site, count),
    );
  }
}
