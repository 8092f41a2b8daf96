import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { textsIn } from './screens';

export const titled = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** From the recap of the new order over the page of the gateway to the one that says paid. */
export const payOnRecap: Readonly<Record<'card' | 'paypal', (page: Page, code: ShopCode) => Promise<void>>> = {
  card: async (page, code) => {
    await page.getByRole('button', { name: textsIn(code).recap.payNow }).click();
    await page.getByRole('button', { name: /^(Zaplatit kartou|Pay by card)$/ }).click();
    await titled(page, textsIn(code).recap.paid);
  },
  paypal: async (page, code) => {
    await page.getByRole('button', { name: textsIn(code).paypal.pay }).click();
    await page.getByRole('button', { name: 'Jetzt zahlen' }).click();
    await titled(page, textsIn(code).recap.paid);
  },
};

type Ordered = { readonly objednavkaCislo: string; readonly objednavkaID: string } & Readonly<
  Record<'total' | 'due_now' | 'cena_sdph', number>
>;

const minor = (decimal: number): number => Math.round(decimal * 100);

/** What the server answered to the order whose recap is open; amounts in minor units, `gross` before what paying early saves. */
export async function orderOn(page: Page) {
  const kept = await page.evaluate<string>('sessionStorage.getItem("recap")');
  const {
    objednavkaCislo: number,
    objednavkaID: orderId,
    total,
    due_now: now,
    cena_sdph: gross,
  } = JSON.parse(kept) as Ordered;
  return { number, orderId, total: minor(total), dueNow: minor(now), gross: minor(gross) };
}
