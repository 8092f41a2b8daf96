import { restoreLink } from '@fenestra/domain/shop/restore-link';

/**
 * Returns where a link leads that was rewritten on its way; null where `url` is that address, or leads to none of these pages. The path is
 * one of the list, so that no link leads out of the shop.
 */
export function canonicalRedirect(url: string, paths: readonly string[]): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(restoreLink(url))!;
  const page = `${path.toLowerCase().replace(/\/+$/, '')}/`;
  if (!paths.includes(page)) return null;
  const address = page + rest.replace(/[^\x21-\x7e]+/g, encodeURIComponent); // no header takes other characters
  return address === url ? null : address;
}
