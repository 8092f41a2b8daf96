import type { Page } from 'playwright-core';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { residents } from '../harness/residents';
import { type Json, Shopper } from '../harness/shopper';
import { addressOf } from './browser';
import { textsIn } from './screens';

const technicalControl = 23582;

export type MadeCart = { readonly code: ShopCode; readonly pieces: number; readonly checked: boolean };

/** A cart with two-sash windows made to measure, to be delivered, taken over by the link of it. */
export async function openMadeCart(page: Page, shop: { url: string }, wanted: MadeCart): Promise<void> {
  const { code } = wanted;
  const shopper = new Shopper(shop.url, `${code}.localhost`, shopByCode(code).id);
  const cart = await fill(shopper, wanted);
  await shopper.close();
  await page.goto(`${addressOf(shop, `${code}.localhost`)}/kosik/?cart_id=${cart}`);
  await page.getByRole('button', { name: textsIn(code).sentCart.load }).click();
}

async function fill(shopper: Shopper, { code, pieces, checked }: MadeCart): Promise<string> {
  const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
  const { polozky } = (await shopper.cart('getCart', cart)).body['kosik_data'] as { polozky: Json[] };
  const polozkyObchDokladu = [{ id: polozky[0]!['id'], mnozMj: pieces }];
  await shopper.cart('polozkyObchDokladu', cart, { polozkyObchDokladu });
  if (!checked) await shopper.cart('dropService', cart, { serviceId: technicalControl });
  await shopper.deliverTo(cart, residents[code].region);
  return cart;
}
