import { countryToken, type ShopCode, shopCodes, shops } from './shops';

/** Which host names belong to which shop; a shop that is not listed has none of its own. */
export type HostTable = { readonly [Code in ShopCode]?: { readonly hosts: readonly string[] } | undefined };

/**
 * The shop of a Host header (OPEN-Q-21): the table decides, else the last label, and under localhost the first one.
 * Whatever is unknown, unreadable or missing is the Czech shop (STORE-03, STORE-05). The port plays no part.
 */
export function shopOfHost(hostHeader: string, table: HostTable = {}): ShopCode {
  const host = hostName(hostHeader);
  const listed = shopCodes.find((code) => table[code]?.hosts.includes(host));
  if (listed) return listed;
  const labels = host.split('.');
  const last = labels.at(-1)!;
  if (last === 'localhost') return shopCodes.find((code) => code === labels[0]) ?? 'cs';
  return shops.find((shop) => countryToken(shop) === last)?.code ?? 'cs';
}

/** STORE-08: the storefront asks for `development=1` on localhost, on every name under it, and where the first label is dev. */
export function isDevelopmentHost(hostHeader: string): boolean {
  const labels = hostName(hostHeader).split('.');
  return labels.at(-1) === 'localhost' || labels[0] === 'dev';
}

/** As tables write it: lower case, without port and without the dot of a fully qualified name. */
export const hostName = (hostHeader: string): string =>
  hostHeader.trim().replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
