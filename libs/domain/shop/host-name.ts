/** STORE-08: the storefront asks for `development=1` on localhost, on every name under it, and where the first label is dev. */
export function isDevelopmentHost(hostHeader: string): boolean {
  const labels = hostName(hostHeader).split('.');
  return labels.at(-1) === 'localhost' || labels[0] === 'dev';
}

/** As tables write it: lower case, without port and without the dot of a fully qualified name. */
export const hostName = (hostHeader: string): string =>
  hostHeader.trim().replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
