import type { Shop } from '@fenestra/domain/shop/shops';
import type { Storefronts } from '../storefronts';

export type PageHead = { readonly title: string; readonly description: string; readonly path: string };

/** Title, description and the same page of the other countries. The host name is the shop's own, never that of the request (ROUTE-05). */
export function headOf(shop: Shop, { title, description, path }: PageHead, storefronts: Storefronts): string {
  const host = new URL(storefronts.originOf(shop)).hostname;
  const links = storefronts.all().map((other) => {
    const address = `${storefronts.originOf(other)}${path}`;
    return `<link rel="alternate" hreflang="${escaped(other.locale)}" href="${escaped(address)}" />`;
  });
  return [
    `<title>${escaped(title)} - ${escaped(host)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(storefronts.originOf(shop) + path)}" />`,
    ...links,
  ].join('\n    ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
