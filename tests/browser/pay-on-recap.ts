import type { Page } from 'playwright-core';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { textsIn } from './screens';

export const titled = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

type Gateway = Extract<PaymentMethod, 'card' | 'paypal'>;

export const isGateway = (method: PaymentMethod): method is Gateway => method === 'card' || method === 'paypal';

const begin: Readonly<Record<Gateway, (code: ShopCode) => string>> = {
  card: (code) => textsIn(code).recap.payNow,
  paypal: (code) => textsIn(code).paypal.pay,
};
const agree: Readonly<Record<Gateway, RegExp>> = {
  card: /^(Zaplatit kartou|Pay by card)$/,
  paypal: /^Jetzt zahlen$/,
};

/** From the recap of the new order over the page of the gateway to the one that says paid; gives what was charged there, minor units. */
export async function payOnRecap(page: Page, code: ShopCode, method: Gateway): Promise<number> {
  await page.getByRole('button', { name: begin[method](code) }).click();
  const pay = page.getByRole('button', { name: agree[method] });
  await pay.waitFor();
  const sum = await page.getByRole('heading', { level: 1 }).innerText();
  await pay.click();
  await titled(page, textsIn(code).recap.paid);
  return Number(sum.replaceAll(/\D/g, ''));
}
