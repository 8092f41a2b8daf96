/** Where the page is, as the part of the address behind `#` says: `/rozmery/?productId=OS1` (ROUTE-01). */
export type Address = { readonly pathname: string; readonly search: URLSearchParams };

export function addressIn(hash: string): Address {
  const [pathname = '', ...query] = hash.replace(/^#?\/?/, '/').split('?');
  return { pathname, search: new URLSearchParams(query.join('?')) };
}
