import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { articleOf } from './legal-article';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { Article } from './storefront-pages';

/** How to reach the shop, then who sells: its imprint (SHOP-17, § 5 DDG, § 5 ECG). */
export function contactArticle(shop: Shop, { contact, company, returns }: ShopFacts): Omit<Article, 'path'> {
  const { checkout, legal } = textsOf(shop);
  const { people, phone, phoneHref, email, hours } = contact;
  const { title, ...words } = legal.contact;
  const facts = [
    fact(words.people, escapeHtml(people)),
    fact(checkout.fields.phone, `<a href="${escapeHtml(phoneHref)}">${noWrap(phone)}</a>`),
    fact(checkout.fields.email, `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`),
    fact(words.hours, hours.split(', ').map(noWrap).join('<br>')),
  ];
  const imprint = imprintOf(shop, company, checkout.fields.taxId);
  const article = articleOf(title, [
    `<dl class="contact">${facts.join('')}</dl>`,
    `<h2>${escapeHtml(words.imprint)}</h2>`,
    ...imprint.map((line) => `<p class="line">${line}</p>`),
    `<h2>${escapeHtml(words.returns)}</h2>`,
    `<p>${noWrapNumbers(returns.address)}</p>`,
  ]);
  return { title, description: `${people}, ${phone}, ${email}`, article };
}

const fact = (name: string, value: string): string => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`;

/** The town stands before the street where the country writes so. */
function imprintOf({ largestFirst }: Shop, company: ShopFacts['company'], taxId: string): string[] {
  const { name, street, town, represented, register, vatId, hosting } = company;
  const addressLine = largestFirst ? `${town}, ${street}` : `${street}, ${town}`;
  const lines = [addressLine, represented, register, `${taxId} ${vatId}`, ...(hosting ? [hosting] : [])];
  return [`<b>${escapeHtml(name)}</b>`, ...lines.map(noWrapNumbers)];
}

const noWrap = (text: string): string => `<span class="nowrap">${escapeHtml(text)}</span>`;

/** No line ends within a number such as 01-09-000000, or 664 42. */
const noWrapNumbers = (text: string): string =>
  text
    .split(/(\d[\d/]*(?:[- ][\d/]+)+)/)
    .map((piece, nth) => (nth % 2 === 1 ? noWrap(piece) : escapeHtml(piece)))
    .join('');
