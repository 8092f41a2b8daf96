import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { checkOut, type Wanted } from './check-out';
import { textsIn } from './screens';

/** A window from stock, fetched at the warehouse: from the link that adds it to the press on the button that orders. */
export async function orderFromStock(page: Page, wanted: Wanted & { readonly shop: string; readonly code: ShopCode }) {
  const { pickup } = textsIn(wanted.code).checkout;
  const added = page.waitForResponse((answer) => /addItemToCart/.test(answer.request().postData() ?? ''));
  await page.goto(`${wanted.shop}/kosik/?product_id=1007&type=sklad`);
  await (await added).finished();
  await checkOut(page, { ...wanted, delivery: new RegExp(`^${pickup.title}`) });
}
