import type { RateLimiter } from '@fenestra/platform/http/rate-limiter';
import { networkOf, siteOf } from '@fenestra/platform/http/ip-network';
import { consumeByNetwork } from './network-limit';

/** Windows of different lengths that count the same thing. */
export class Quota {
  constructor(private readonly limits: readonly RateLimiter[]) {}

  /** Returns how many milliseconds `key` has to wait; 0 when counted. A refusal counts in no window, so that refusals never fill one. */
  async consume(key: string): Promise<number> {
    for (const [nth, limit] of this.limits.entries()) {
      const waitMs = await limit(key);
      if (waitMs === 0) continue;
      await giveBack(this.limits.slice(0, nth + 1), key);
      return waitMs;
    }
    return 0;
  }

  giveBack(key: string): Promise<void> {
    return giveBack(this.limits, key);
  }
}

async function giveBack(limits: readonly RateLimiter[], key: string): Promise<void> {
  await Promise.all(limits.map((limit) => limit.giveBack(key)));
}

/** A quota of the network of a client, and for IPv6 the wider one that the networks of its site share. */
export class NetworkQuota {
  constructor(
    private readonly ofNetwork: Quota,
    private readonly ofSite: Quota,
  ) {}

  /** Returns how many milliseconds the client has to wait; 0 when counted. A refusal counts nowhere. */
  async consume(client: string): Promise<number> {
    const network = networkOf(client);
    const exhausted = await consumeByNetwork(
      client,
      (ofNetwork) => this.ofNetwork.consume(ofNetwork),
      (site) => this.ofSite.consume(site),
    );
    if (exhausted && exhausted.network !== network) await this.ofNetwork.giveBack(network);
    return exhausted?.waitMs ?? 0;
  }

  async giveBack(client: string): Promise<void> {
    const site = siteOf(client);
    await Promise.all([this.ofNetwork.giveBack(networkOf(client)), site && this.ofSite.giveBack(site)]);
  }
}
