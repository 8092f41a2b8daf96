import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import { articleOf } from './legal-article';
import type { Article } from './storefront-pages';

/** The page for an address that leads nowhere, with the ways on. */
export function notFoundArticle(shop: Shop): Omit<Article, 'path'> {
  const { errors, titles, legal } = textsOf(shop);
  const { title, lead, home } = errors.pageNotFound;
  const links = [['/', home], ['/kosik/', titles.cartPage], ['/kontakty/', legal.contact.title]] as const; // prettier-ignore
  const list = links.map(([href, text]) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`).join('');
  return { title, description: lead, article: articleOf(title, [`<p>${escapeHtml(lead)}</p>`, `<ul>${list}</ul>`]) };
}
