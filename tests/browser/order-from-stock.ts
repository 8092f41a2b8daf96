import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { textsIn } from './screens';

type Wanted = {
  /** Of the shop, without a slash at the end. */
  readonly shop: string;
  readonly code: 'cs' | 'de';
  readonly payment: RegExp;
  readonly email: string;
};

const people = {
  cs: { firstName: 'Jana', lastName: 'Nováková', phone: '601 222 333', postcode: '602 00', street: 'Lidická 12' },
  de: { firstName: 'Eva', lastName: 'Schulz', phone: '030 1234567', postcode: '10115', street: 'Allee 1' },
} as const satisfies Partial<Record<ShopCode, object>>;
const cities = { cs: 'Brno', de: 'Berlin' } as const;

/** A window from stock, fetched at the warehouse: from the link that adds it to the press on the binding button. */
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
  for (const [field, value] of Object.entries(people[code])) await write(fields[field as keyof typeof fields], value);
  const city = data.getByLabel(fields.city);
  await eventually(async () => expect(await city.inputValue()).toBe(cities[code])); // by its postcode
  await page.getByRole('checkbox', { name: checkout.terms }).check();
  await page.getByRole('button', { name: checkout.orderBinding }).click();
}
