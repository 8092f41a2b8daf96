import { type ThirdParties, thirdPartiesMeta } from '@fenestra/contracts/third-parties';
import type { Shop } from '@fenestra/domain/shop/shops';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { Storefronts } from '../storefronts';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Style sheets that only this page has. */
  readonly styles?: readonly string[];
  /** Modules that the page's script asks for first. */
  readonly modules?: readonly string[];
  /** Modules of texts that a screen needs beside them, which only the browser knows to be opened. */
  readonly screens?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Fonts that the page's words need at once. */
  readonly fonts?: readonly string[];
  /** Where the page gets the tokens by which it proves that a person writes (FEED-03). */
  readonly captcha?: { readonly script: string; readonly siteKey: string } | null;
  /** Whose scripts the page may load. */
  readonly thirdParties?: ThirdParties | undefined;
};

/** Title, description, the same page of the other countries, the shop's contact, where goods go back to, and what comes together with its script. The host name is the shop's own, never that of the request (ROUTE-05). */
export function renderHead(
  shop: Shop,
  { title, description, path, styles = [], modules = [], screens, fonts = [], captcha = null, thirdParties }: PageHead,
  storefronts: Storefronts,
): string {
  const host = new URL(storefronts.originOf(shop)).hostname;
  const links = storefronts.all().map((other) => {
    const address = `${storefronts.originOf(other)}${path}`;
    return `<link rel="alternate" hreflang="${escapeHtml(other.locale)}" href="${escapeHtml(address)}" />`;
  });
  const { contact, returns } = storefronts.factsOf(shop);
  return [
    `<title>${escapeHtml(title)} - ${escapeHtml(host)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(storefronts.originOf(shop) + path)}" />`,
    ...links,
    ...styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}" />`),
    `<meta name="shop-contact" content="${escapeHtml(JSON.stringify(contact))}" />`,
    `<meta name="shop-returns" content="${escapeHtml(JSON.stringify(returns))}" />`,
    ...(captcha ? [`<meta name="captcha" content="${escapeHtml(JSON.stringify(captcha))}" />`] : []),
    ...(thirdParties
      ? [`<meta name="${thirdPartiesMeta}" content="${escapeHtml(JSON.stringify(thirdParties))}" />`]
      : []),
    ...fonts.map(
      (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(address)}" />`,
    ),
    ...modules.map(
      (address) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(address)}" />`,
    ),
    ...(screens ? [`<script type="application/json" id="screen-texts">${JSON.stringify(screens)}</script>`] : []),
  ].join('\n    ');
}
