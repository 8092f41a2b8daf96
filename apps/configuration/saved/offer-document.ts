import type { SavedOffer } from '@fenestra/contracts/http/saved-offers';
import type { Shop } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { ink, Paper, quiet } from '@fenestra/platform/documents/paper';
import { qrPath } from '@fenestra/platform/drawing/qr';
import { drawElement } from './offer-element';
import { drawPrices, pricesHeight, pricesOf, sumOf } from './offer-prices';
import type { Element } from './offered-element';

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
  closing(paper, facts);
  return paper.bytes(texts.document.page);
}

/** On one page: conditions alone would leave theirs empty. */
function closing(paper: Paper, facts: DocumentFacts): void {
  const terms = termsOf(paper, facts);
  paper.room(boxHeight + 20 + termsHeight(terms));
  openAgain(paper, facts);
  conditions(paper, facts, terms);
}

const amountIn = (shop: Shop) => (minor: number) => exactAmount(minor, shop, textsOf(shop).currency);

function opening(paper: Paper, facts: DocumentFacts): void {
  const { offer, shop } = facts;
  const { document: words } = textsOf(shop).offer;
  const [{ net, gross }, amount] = [sumOf(pricesOf(offer, shop)), amountIn(shop)];
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

function section(paper: Paper, title: string): void {
  paper.write(title, paper.left, paper.y, paper.width, { size: 12.5, bold: true });
  paper.y += 19;
  paper.rule(paper.y, ink);
}

function prices(paper: Paper, { elements, offer, shop }: DocumentFacts): void {
  paper.room(19 + pricesHeight(paper, elements));
  section(paper, textsOf(shop).offer.document.prices);
  drawPrices(paper, offer, elements, shop);
  paper.y += 12;
}

/** Points: 34 mm for the code with two modules of white inside of its box. */
const qr = { side: 96, inset: 14 } as const;
const boxHeight = qr.side + 2 * qr.inset;

function openAgain(paper: Paper, { shop, link }: DocumentFacts): void {
  const { document: words } = textsOf(shop).offer;
  paper.box(paper.left, paper.y, paper.width, boxHeight);
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
  paper.y += boxHeight + 20;
}

type Term = { readonly text: string; readonly height: number };

function termsOf(paper: Paper, { offer, shop }: DocumentFacts): Term[] {
  const texts = textsOf(shop).offer.document.conditions(dayText(offer.validUntil, shop));
  return texts.map((text) => ({ text, height: paper.heightOf(text, paper.width - 20, { size: 8.5 }) + 4 }));
}

const termsHeight = (terms: readonly Term[]): number => terms.reduce((sum, { height }) => sum + height, 30);

function conditions(paper: Paper, { shop }: DocumentFacts, terms: readonly Term[]): void {
  section(paper, textsOf(shop).offer.document.terms);
  paper.y += 6;
  terms.forEach(({ text, height }, nth) => {
    paper.write(`${nth + 1}.`, paper.left, paper.y, 20, { size: 8.5, colour: quiet });
    paper.write(text, paper.left + 20, paper.y, paper.width - 20, { size: 8.5, colour: quiet });
    paper.y += height;
  });
}
