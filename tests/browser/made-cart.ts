import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { residents } from '../harness/residents';
import { type Json, Shopper } from '../harness/shopper';
import { addressOf } from './browser';
import { textsIn } from './screens';

const technicalControl = 23582;

type Fill = (shopper: Shopper) => Promise<string>;
export type MadeCart = { readonly code: ShopCode; readonly pieces: number; readonly checked: boolean };

/** A cart with two-sash windows made to measure, to be delivered, taken over by the link of it. */
export const openMadeCart = (page: Page, shop: { url: string }, wanted: MadeCart): Promise<void> =>
  openCart(page, shop, wanted.code, (shopper) => fillMade(shopper, wanted));

/** One with a window from stock, to be delivered. */
export const openStockCart = (page: Page, shop: { url: string }, code: ShopCode): Promise<void> =>
  openCart(page, shop, code, async (shopper) => {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.deliverTo(cart, residents[code].region);
    return cart;
  });

/** The same, to be picked up. */
export const openPickupCart = (page: Page, shop: { url: string }, code: ShopCode): Promise<void> =>
  openCart(page, shop, code, async (shopper) => {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    return cart;
  });

async function openCart(page: Page, shop: { url: string }, code: ShopCode, fill: Fill): Promise<void> {
  const shopper = new Shopper(shop.url, `${code}.localhost`, shopByCode(code).id);
  const cart = await fill(shopper);
  await shopper.close();
  await page.goto(`${addressOf(shop, `${code}.localhost`)}/kosik/?cart_id=${cart}`);
  await page.getByRole('button', { name: textsIn(code).sentCart.load }).click();
}

async function fillMade(shopper: Shopper, { code, pieces, checked }: MadeCart): Promise<string> {
  const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
  const { polozky } = (await shopper.cart('getCart', cart)).body['kosik_data'] as { polozky: Json[] };
  const polozkyObchDokladu = [{ id: polozky[0]!['id'], mnozMj: pieces }];
  await shopper.cart('polozkyObchDokladu', cart, { polozkyObchDokladu });
  if (!checked) await shopper.cart('dropService', cart, { serviceId: technicalControl });
  await shopper.deliverTo(cart, residents[code].region);
  return cart;
}
