import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { residents } from '../harness/residents';
import { textsIn } from './screens';

export type Wanted = {
  readonly code: ShopCode;
  readonly payment: RegExp;
  readonly email: string;
  /** Left out where the cart has one already. */
  readonly delivery?: RegExp;
  /** Whether a technician looks at it before it binds; where nothing is said, as for goods from stock. */
  readonly preliminary?: boolean;
};

const typed = ['firstName', 'lastName', 'phone', 'postcode', 'street'] as const;

/** From a cart that is open to the press on the button that orders. */
export async function checkOut(page: Page, wanted: Wanted): Promise<void> {
  const { code, preliminary = shopByCode(code).technicalControl.obligatory } = wanted;
  const { orderPreliminary, orderBinding } = textsIn(code).checkout;
  await fillOut(page, wanted);
  await page.getByRole('button', { name: preliminary ? orderPreliminary : orderBinding }).click();
}

/** Up to that button. */
export async function fillOut(page: Page, { code, payment, email, delivery }: Wanted): Promise<void> {
  const { cart, checkout } = textsIn(code);
  await page.getByRole('complementary', { name: cart.summary }).getByRole('link', { name: cart.toCheckout }).click();
  if (delivery) await page.getByRole('radio', { name: delivery }).click();
  await page.getByRole('radio', { name: payment }).click();
  const { fields } = checkout;
  const data = page.getByRole('region', { name: checkout.details });
  const write = (name: string, value: string) => data.getByRole('textbox', { name, exact: true }).fill(value);
  await write(fields.email, email);
  for (const field of typed) await write(fields[field], residents[code][field]);
  const city = data.getByLabel(fields.city);
  await eventually(async () => expect(await city.inputValue()).toBe(residents[code].city)); // by its postcode
  await page.getByRole('checkbox', { name: checkout.terms }).check();
}
