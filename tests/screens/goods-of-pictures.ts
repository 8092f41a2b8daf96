import type { Page } from 'playwright-core';
import type { Change } from '@fenestra/domain/configuration/change';
import { change } from '@fenestra/contracts/wire/changes';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { z } from 'zod/mini';
import { textsIn } from '../browser/screens';
import { formOf, residents } from '../harness/residents';
import { Shopper } from '../harness/shopper';
import type { Place } from './screen';

/** Two windows with nearly all that a window can have, one for a bathroom: those of the pictures of cart, recap and order page. */
const windows: readonly { product: string; pieces: number; changes: readonly Change[] }[] = [
  {
    product: 'ST2',
    pieces: 2,
    changes: [
      { kind: 'size', width: 1600, height: 1450 },
      { kind: 'colour', inside: 'W', outside: 'D04' },
      { kind: 'handle', handle: 650 },
      { kind: 'add-accessory', areas: ['1'], accessory: 751, colour: 'IP-BI', size: { depth: 250 } },
      { kind: 'room', room: 'Obývací pokoj' },
    ],
  },
  {
    product: 'OS1',
    pieces: 1,
    changes: [
      { kind: 'size', width: 750, height: 900 },
      { kind: 'colour', inside: 'W', outside: 'D04' },
      { kind: 'ornament', areas: ['1'], ornament: 513 },
      { kind: 'room', room: 'Koupelna' },
    ],
  },
];
const foam = { accessoryId: 801, ks: '3' };

export type Placed = {
  readonly token: string;
  readonly number: string;
  readonly orderId: string;
  readonly dueNow: number;
};

/** Somebody at the shop of the screen, until `act` is done. */
export async function asShopper<Result>(
  { shop }: Place,
  code: ShopCode,
  act: (shopper: Shopper) => Promise<Result>,
): Promise<Result> {
  const shopper = new Shopper(shop.url, `${code}.localhost`, shopByCode(code).id);
  try {
    return await act(shopper);
  } finally {
    await shopper.close();
  }
}

/** Gives the id of a cart with the goods of the pictures, to be delivered. */
export async function fillCart(shopper: Shopper, code: ShopCode): Promise<string> {
  let cart = '';
  for (const { product, changes } of windows) {
    const id = await shopper.newConfiguration(product);
    for (const each of changes) {
      const { akce, ...fields } = z.encode(change, each) as { akce: string };
      const { body } = await shopper.configurator(akce, id, fields);
      if (body['Err']) throw new Error(`${akce}: ${JSON.stringify(body)}`);
    }
    cart = await shopper.addConfigured(id, cart);
  }
  await shopper.cart('addAccessoryToCart', cart, foam);
  const { polozky } = (await shopper.cart('getCart', cart)).body['kosik_data'] as { polozky: { id: string }[] };
  const polozkyObchDokladu = windows.map(({ pieces }, nth) => ({ id: polozky[nth]!.id, mnozMj: pieces }));
  await shopper.cart('polozkyObchDokladu', cart, { polozkyObchDokladu });
  await shopper.deliverTo(cart, residents[code].region);
  return cart;
}

/** Takes over a cart by the link of it. */
export async function openCart(page: Page, host: string, code: ShopCode, cart: string): Promise<void> {
  await page.goto(`${host}/kosik/?cart_id=${cart}`);
  await page.getByRole('button', { name: textsIn(code).sentCart.load }).click();
  await page.getByRole('article').first().waitFor();
}

/** An order of the goods of the pictures, with a deposit where the shop takes one. */
export function placeOrder(place: Place, code: ShopCode, differences: object = {}): Promise<Placed> {
  const [payment, share] = shopByCode(code).settledByPhone
    ? (['hotove_0', 0] as const)
    : (['prevodem_0.3', 0.3] as const);
  return asShopper(place, code, async (shopper) =>
    placed(shopper, await fillCart(shopper, code), payment, share, { ...formOf(code), ...differences }),
  );
}

/** One of a window from stock that is fetched. */
export function placeStockOrder(
  place: Place,
  code: ShopCode,
  { payment, share, differences = {} }: { payment: string; share: number; differences?: object },
): Promise<Placed> {
  return asShopper(place, code, async (shopper) => {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007, 2);
    await shopper.pickUp(cart);
    return placed(shopper, cart, payment, share, { ...formOf(code), ...differences });
  });
}

async function placed(shopper: Shopper, cart: string, payment: string, share: number, differences: object) {
  const { body } = await shopper.order(cart, payment, share, differences);
  const { token, objednavkaCislo: number, objednavkaID: orderId } = body as Record<string, string>;
  if (!token) throw new Error(`no order: ${JSON.stringify(body)}`);
  return { token, number: number!, orderId: orderId!, dueNow: body['due_now'] as number };
}
