import type { Page } from 'playwright-core';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { isPaidInAdvance } from '@fenestra/domain/ordering/payment-plan';
import type { RestPayment } from '@fenestra/domain/ordering/payment-options';
import { withinGross } from '@fenestra/domain/pricing/vat';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { exactAmount, exactFigure } from '@fenestra/i18n/money';
import { mailTo } from '../harness/mail-to';
import type { RunningShop } from '../harness/running-shop';
import { paperAt, placedEvent } from '../harness/order-outputs';
import { plain } from './amounts';
import { textsIn } from './screens';

type Ordered = Readonly<Record<'objednavkaCislo' | 'objednavkaID' | 'token', string>> &
  Readonly<Record<'dph_sazba' | 'cena_sdph' | 'total' | 'due_now' | 'due_later', number>> & {
    readonly rest_payment: RestPayment | null;
  };

type TellingShop = Pick<RunningShop, 'url' | 'sandboxUrl' | 'erpToken'>;

const minor = (decimal: number): number => Math.round(decimal * 100);

export const textOf = async (page: Page): Promise<string> => plain(await page.getByRole('main').innerText());

/** An amount as recap, mails and papers write it. */
export const writtenIn =
  (code: ShopCode) =>
  (amount: number): string =>
    plain(exactAmount(amount, shopByCode(code), textsIn(code).currency));

/** What the server answered to the order whose recap is open; amounts in minor units, `gross` before what paying early saves, net and VAT after it. */
async function orderOn(page: Page, code: ShopCode) {
  const kept = JSON.parse(await page.evaluate<string>('sessionStorage.getItem("recap")')) as Ordered;
  return {
    ...{ number: kept.objednavkaCislo, orderId: kept.objednavkaID, token: kept.token },
    ...withinGross(minor(kept.total), kept.dph_sazba, shopByCode(code)),
    gross: minor(kept.cena_sdph),
    ...{ total: minor(kept.total), dueNow: minor(kept.due_now), dueLater: minor(kept.due_later) },
    restPayment: kept.rest_payment,
  };
}

/**
 * Expects equal sums, to the minor unit, in the recap that is open, the mail as text and as HTML, the summary, the event and, where
 * there is one, the invoice in advance. Returns the order.
 */
export async function expectEqualSums(
  page: Page,
  shop: TellingShop,
  { code, email }: { code: ShopCode; email: string },
) {
  const order = await orderOn(page, code);
  const { number, orderId, token, net, vat, total, dueNow, dueLater } = order;
  const parts = dueNow > 0 && dueLater > 0 ? [dueNow, dueLater] : [];
  const sums = [net, vat, total, ...parts];
  const host = `${code}.localhost`;
  const subject = new RegExp(`^${textsIn(code).confirmationMail.subject(number)}$`);

  const recap = await textOf(page);
  const mails = [await mailTo(shop, email, subject, 'txt'), await mailTo(shop, email, subject, 'html')];
  for (const said of [number, ...sums.map(writtenIn(code))])
    for (const text of [recap, ...mails]) expect(plain(text)).toContain(said);

  const figure = (amount: number) => plain(exactFigure(amount, shopByCode(code)));
  const summary = await paperAt(shop, orderPdfPath(token), host);
  for (const said of sums.map(figure)) expect(summary).toContain(said);
  if (isPaidInAdvance(order)) {
    const proforma = await paperAt(shop, proformaPdfPath(token), host);
    for (const said of [number, ...[vat, dueNow, dueLater].filter((amount) => amount > 0).map(figure)])
      expect(proforma).toContain(said);
  }
  expect(await placedEvent(shop, orderId)).toMatchObject({ number, total, dueNow, dueLater });
  return order;
}
