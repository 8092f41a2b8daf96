import type { SavedOffer } from '@fenestra/contracts/http/saved-offers';
import { netOfElement, netOfOffer } from '@fenestra/domain/pricing/offer-net';
import { vatOf } from '@fenestra/domain/pricing/vat';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { ink, Paper, quiet } from '@fenestra/platform/documents/paper';
import { qrPath } from '@fenestra/platform/drawing/qr';
import { drawElement, type Element, titleOf } from './offer-element';

export type DocumentFacts = {
  readonly offer: SavedOffer;
  /** With the catalogue that each of them names. */
  readonly elements: readonly Element[];
  readonly shop: Shop;
  readonly link: string;
};

/** A dated offer on A4: every element drawn and listed, the prices, the way to open it again, the conditions. It names nobody. */
export async function offerDocument(facts: DocumentFacts): Promise<Buffer> {
  const { offer, elements, shop } = facts;
  const { offer: texts, shell } = textsOf(shop);
  const paper = new Paper({
    title: texts.document.title,
    about: `${texts.offer} · ${dayText(offer.savedOn, shop)}`,
    foot: `Fenestra · ${shell.phone} · ${shell.email}`,
    locale: shop.locale,
  });
  opening(paper, facts);
  elements.forEach((element, nth) => drawElement(paper, element, nth + 1));
  prices(paper, facts);
  openAgain(paper, facts);
  conditions(paper, facts);
  return paper.bytes(texts.document.page);
}

function sumsOf({ offer, shop }: DocumentFacts) {
  const net = netOfOffer(offer.elements);
  const vat = vatOf(net, shop, offer.savedOn);
  return { net, vat, gross: net + vat };
}

const amountIn = (shop: Shop) => (minor: number) => exactAmount(minor, shop, textsOf(shop).currency);

function opening(paper: Paper, facts: DocumentFacts): void {
  const { offer, shop } = facts;
  const { document: words } = textsOf(shop).offer;
  const [{ net, gross }, amount] = [sumsOf(facts), amountIn(shop)];
  paper.write(words.title, paper.left, paper.y, paper.width, { size: 21, bold: true });
  paper.write(words.lead, paper.left, paper.y + 30, paper.width, { colour: quiet });
  paper.y += 54;
  paper.cells([
    [words.issued, dayText(offer.savedOn, shop)],
    [words.validUntil, dayText(offer.validUntil, shop)],
    [words.totalNet, amount(net)],
    [words.totalGross, amount(gross)],
  ]);
  paper.y += 20;
}

function section(paper: Paper, title: string, x = paper.left, width = paper.width): void {
  paper.write(title, x, paper.y, width, { size: 12.5, bold: true });
  paper.y += 19;
  paper.rule(paper.y, ink, x, width);
}

/** The elements by name, then net, VAT and gross, which add up. */
function prices(paper: Paper, facts: DocumentFacts): void {
  const { elements, offer, shop } = facts;
  const { offer: texts, shell } = textsOf(shop);
  const [{ net, vat, gross }, amount] = [sumsOf(facts), amountIn(shop)];
  const rows: [string, number][] = [
    ...elements.map((element): [string, number] => [nameOf(element), netOfElement(element.offer)]),
    ...(elements.length > 1 ? [[texts.document.totalNet, net] as [string, number]] : []),
    [shell.vat(vatOn(shop, offer.savedOn)), vat],
  ];
  paper.room(60 + rows.length * 19);
  section(paper, texts.document.prices);
  for (const [name, minor] of rows) {
    paper.write(name, paper.left, paper.y + 5, paper.width - 110);
    paper.write(amount(minor), paper.right - 110, paper.y + 5, 110, { align: 'right' });
    paper.y += 19;
    paper.rule(paper.y);
  }
  paper.rule(paper.y, ink);
  paper.write(texts.document.totalGross, paper.left, paper.y + 6, paper.width - 140, { size: 12, bold: true });
  paper.write(amount(gross), paper.right - 140, paper.y + 6, 140, { size: 12, bold: true, align: 'right' });
  paper.y += 38;
}

/** `Okno, 1 600 × 1 450 mm: 2 ks × 8 110,00 Kč` where there are several pieces. */
function nameOf(element: Element): string {
  const { offer, shop } = element;
  const { quantity = 1, quote } = offer;
  const pieces = textsOf(shop).saved.pieces(quantity);
  return quantity > 1 ? `${titleOf(element)}: ${pieces} × ${amountIn(shop)(quote.total)}` : titleOf(element);
}

/** Points: 34 mm for the code with two modules of white inside of its box. */
const qr = { side: 96, inset: 14 } as const;

function openAgain(paper: Paper, { shop, link }: DocumentFacts): void {
  const { document: words } = textsOf(shop).offer;
  const height = qr.side + 2 * qr.inset;
  paper.room(height + 20);
  paper.box(paper.left, paper.y, paper.width, height);
  const { size, path } = qrPath(link);
  const { pdf } = paper;
  pdf.save().translate(paper.left + qr.inset, paper.y + qr.inset);
  pdf
    .scale(qr.side / size)
    .path(path)
    .fill(ink);
  pdf.restore();
  const x = paper.left + qr.side + 3 * qr.inset;
  const width = paper.right - qr.inset - x;
  let y = paper.y + qr.inset;
  y += paper.write(words.open, x, y, width, { size: 11, bold: true }) + 4;
  y += paper.write(words.openText, x, y, width, { colour: quiet }) + 4;
  const shown = link.replace(/^https?:\/\//, '');
  paper.write(shown, x, y, width, { size: 8.5 });
  pdf.link(x, y, width, paper.heightOf(shown, width, { size: 8.5 }), link);
  paper.y += height + 20;
}

function conditions(paper: Paper, { offer, shop }: DocumentFacts): void {
  const { document: words } = textsOf(shop).offer;
  const all = words.conditions(dayText(offer.validUntil, shop));
  const width = paper.width - 20;
  const heights = all.map((text) => paper.heightOf(text, width, { size: 8.5 }) + 4);
  paper.room(30 + heights.reduce((sum, height) => sum + height, 0));
  section(paper, words.terms);
  paper.y += 6;
  all.forEach((text, nth) => {
    paper.write(`${nth + 1}.`, paper.left, paper.y, 20, { size: 8.5, colour: quiet });
    paper.write(text, paper.left + 20, paper.y, width, { size: 8.5, colour: quiet });
    paper.y += heights[nth]!;
  });
}
