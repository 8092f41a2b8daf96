import { hostName } from './host-name';
import { countryToken, type ShopCode, shopCodes, shops } from './shops';

/** Which host names belong to which shop; a shop that is not listed has none of its own. */
export type HostTable = { readonly [Code in ShopCode]?: { readonly hosts: readonly string[] } | undefined };

/**
 * The shop of a Host header (OPEN-Q-21): the table decides, else the last label, and under localhost the first one.
 * Whatever is unknown, unreadable or missing is the Czech shop (STORE-03, STORE-05). The port plays no part.
 */
export function shopByHost(hostHeader: string, table: HostTable = {}): ShopCode {
  const host = hostName(hostHeader);
  const listed = shopCodes.find((code) => table[code]?.hosts.includes(host));
  if (listed) return listed;
  const labels = host.split('.');
  const last = labels.at(-1)!;
  if (last === 'localhost') return shopCodes.find((code) => code === labels[0]) ?? 'cs';
  return shops.find((shop) => countryToken(shop) === last)?.code ?? 'cs';
}
