import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { legalText } from '@fenestra/i18n/legal-text';
import { returningText, withdrawalForm } from '@fenestra/i18n/returning-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { footerOf } from '@fenestra/platform/documents/pdf-footer';
import { textDocument } from '@fenestra/platform/documents/text-document';
import type { AttachedPdf } from '../send/mailer';

const pdfByShop = new WeakMap<ShopFacts, Promise<Buffer>>();

/** The terms of a shop, to be kept: a link to a page is no durable medium (CJEU C-49/11). They are the same for every order. */
export async function termsPdf(shop: Shop, facts: ShopFacts): Promise<AttachedPdf> {
  const { title } = textsOf(shop).legal.terms;
  const pdf = pdfByShop.get(facts) ?? drawTermsPdf(shop, facts);
  pdfByShop.set(facts, pdf);
  pdf.catch(() => pdfByShop.delete(facts)); // mails that come again try it again
  return { name: `${title}.pdf`, pdf: await pdf };
}

function drawTermsPdf(shop: Shop, facts: ShopFacts): Promise<Buffer> {
  const { legal, offer } = textsOf(shop);
  const { terms, payments, shipping, withdrawal } = legal;
  const complaints = legalText('complaints', legal, shop);
  const frame = { title: terms.title, about: terms.title, foot: footerOf(facts.contact), shop };
  const returning = { ...withdrawal, paragraphs: [...withdrawal.paragraphs, ...returningText(shop, facts.returns)] };
  const form = withdrawalForm(shop, facts);
  const sections = [{ ...terms, title: null }, payments, shipping, returning, complaints, form];
  return textDocument(frame, sections, offer.document.page);
}
