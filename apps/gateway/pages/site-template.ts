import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import { footerColumns, headerLinks, type SiteLink } from '@fenestra/i18n/navigation';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { Texts } from '@fenestra/i18n/texts/texts';

type Template = (texts: Texts['shell'], contact: ShopContact, origin: string) => string;

/** Header and footer for pages that are not the storefront's own, with the links of its pages (SHELL-05, SHELL-06). */
export const siteTemplates: Readonly<Record<string, Template>> = {
  'partials/header': (texts, contact, origin) => `<header class="fenestra-header">
  <a href="${escapeHtml(origin)}/">Fenestra</a>
  <nav aria-label="${escapeHtml(texts.navigation)}">
    ${headerLinks(texts)
      .map((link) => anchor(link, origin))
      .join('\n    ')}
  </nav>
  <a href="${escapeHtml(contact.phoneHref)}">${escapeHtml(contact.phone)}</a> ${escapeHtml(contact.hoursShort)}
  ${anchor({ href: '/kosik/', text: texts.cart }, origin)}
</header>`,
  'partials/footer': (texts, contact, origin) => `<footer class="fenestra-footer">
  <p>${escapeHtml(texts.footerLead)} ${escapeHtml(contact.phone)}, ${escapeHtml(contact.hours)}</p>
  ${footerColumns(texts)
    .map(({ title, links }) => column(title, links, origin))
    .join('\n  ')}
</footer>`,
};

const column = (title: string, links: readonly SiteLink[], origin: string): string => `<section>
    <h2>${escapeHtml(title)}</h2>
    ${links.map((link) => anchor(link, origin)).join('\n    ')}
  </section>`;

const anchor = ({ href, text }: SiteLink, origin: string): string =>
  `<a href="${escapeHtml(origin + href)}">${escapeHtml(text)}</a>`;
