import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import { footerColumns, headerLinks, type SiteLink } from '@fenestra/i18n/navigation';
import { escaped } from '@fenestra/platform/http/escaped';
import type { Texts } from '@fenestra/i18n/texts/texts';

type Template = (texts: Texts['shell'], contact: ShopContact, origin: string) => string;

/** Header and footer for pages that are not the storefront's own, with the links of its pages (SHELL-05, SHELL-06). */
export const siteTemplates: Readonly<Record<string, Template>> = {
  'partials/header': (texts, contact, origin) => `<header class="fenestra-header">
  <a href="${escaped(origin)}/">Fenestra</a>
  <nav aria-label="${escaped(texts.navigation)}">
    ${headerLinks(texts)
      .map((link) => anchor(link, origin))
      .join('\n    ')}
  </nav>
  <a href="${escaped(contact.phoneHref)}">${escaped(contact.phone)}</a> ${escaped(contact.hoursShort)}
  ${anchor({ href: '/kosik/', text: texts.cart }, origin)}
</header>`,
  'partials/footer': (texts, contact, origin) => `<footer class="fenestra-footer">
  <p>${escaped(texts.footerLead)} ${escaped(contact.phone)}, ${escaped(contact.hours)}</p>
  ${footerColumns(texts)
    .map(({ title, links }) => column(title, links, origin))
    .join('\n  ')}
</footer>`,
};

const column = (title: string, links: readonly SiteLink[], origin: string): string => `<section>
    <h2>${escaped(title)}</h2>
    ${links.map((link) => anchor(link, origin)).join('\n    ')}
  </section>`;

const anchor = ({ href, text }: SiteLink, origin: string): string =>
  `<a href="${escaped(origin + href)}">${escaped(text)}</a>`;
