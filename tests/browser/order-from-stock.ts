import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { residents } from '../harness/residents';
import { textsIn } from './screens';

type Wanted = {
  /** Of the shop, without a slash at the end. */
  readonly shop: string;
  readonly code: ShopCode;
  readonly payment: RegExp;
  readonly email: string;
};

const typed = ['firstName', 'lastName', 'phone', 'postcode', 'street'] as const;

/** A window from stock, fetched at the warehouse: from the link that adds it to the press on the button that orders. */
export async function orderFromStock(page: Page, { shop, code, payment, email }: Wanted): Promise<void> {
  const { cart, checkout } = textsIn(code);
  const added = page.waitForResponse((answer) => /addItemToCart/.test(answer.request().postData() ?? ''));
  await page.goto(`${shop}/kosik/?product_id=1007&type=sklad`);
  await (await added).finished();
  await page.getByRole('complementary', { name: cart.summary }).getByRole('link', { name: cart.toCheckout }).click();
  await page.getByRole('radio', { name: new RegExp(`^${checkout.pickup.title}`) }).click();
  await page.getByRole('radio', { name: payment }).click();
  const { fields } = checkout;
  const data = page.getByRole('region', { name: checkout.details });
  const write = (name: string, value: string) => data.getByRole('textbox', { name, exact: true }).fill(value);
  await write(fields.email, email);
  for (const field of typed) await write(fields[field], residents[code][field]);
  const city = data.getByLabel(fields.city);
  await eventually(async () => expect(await city.inputValue()).toBe(residents[code].city)); // by its postcode
  await page.getByRole('checkbox', { name: checkout.terms }).check();
  const { obligatory } = shopByCode(code).technicalControl;
  await page.getByRole('button', { name: obligatory ? checkout.orderPreliminary : checkout.orderBinding }).click();
}
