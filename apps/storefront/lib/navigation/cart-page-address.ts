/** Where a link to a cart leads, with its query (OPEN-Q-12). */
export function cartPageOf(search: URLSearchParams, preview: boolean): string {
  const query = new URLSearchParams(search);
  if (preview) query.set('preview', '1');
  return query.size ? `/kosik/?${query}` : '/kosik/';
}
