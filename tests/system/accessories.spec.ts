import type { Json } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

/** Accessories on the wire: what their calls count, keep and refuse. */
const open = sharedShopAndShopper();

const unknownCart = 'A'.repeat(22);
const window = { sirka: 1230, vyska: 1480 };

async function cartWithWindow(): Promise<string> {
  const cart = await open.shopper.newCart();
  await open.shopper.addStock(cart, 1005);
  return cart;
}

/** The lines of a cart answer with its sums. */
const dataOf = (body: Json) => body['kosik_data'] as { polozky: Json[] } & Json;

describe('the recommended count', () => {
  it.each([
    [801, 1],
    [802, 12],
    [804, 6],
    [807, 1],
    [809, 3],
    [810, 0],
    [814, 1],
  ])('of %i is %i for one window, named by its size or lying in the cart [WIRE-42] [CARTAPI-21]', async (id, pocet) => {
    const named = await open.shopper.cart('getAccessoryRecommended', await open.shopper.newCart(), {
      accessoryId: id,
      dimension: window,
    });
    const lying = await open.shopper.cart('getAccessoryRecommended', await cartWithWindow(), {
      accessoryId: String(id),
    });

    expect([named.body, lying.body]).toMatchObject([
      { Err: 0, pocet },
      { Err: 0, pocet },
    ]);
  });

  it('that cannot be worked out says so [PICK-07] [ERR-08]', async () => {
    const asked = { accessoryId: 801 };
    expect(await open.shopper.cart('getAccessoryRecommended', await open.shopper.newCart(), asked)).toMatchObject({
      status: 200,
      body: { Err: 15, ErrText: 'Počet kusů se nepodařilo vypočítat.' },
    });
  });

  it.each([
    ['an unknown accessory', { accessoryId: 4711 }, 15],
    ['half an accessory', { accessoryId: 801.5 }, 15],
    ['no size', { accessoryId: 801, dimension: { sirka: 0, vyska: 1000 } }, 15],
    ['a negative size', { accessoryId: 801, dimension: { sirka: 1000, vyska: -1 } }, 15],
    ['a size of no frame', { accessoryId: 801, dimension: { sirka: 1e9, vyska: 1000 } }, 15],
    ['a size in words', { accessoryId: 801, dimension: { sirka: 'wide', vyska: 1000 } }, 40],
    ['no accessory', {}, 40],
  ])('of %s is refused [OPEN-Q-121]', async (_case, fields, code) => {
    const { body } = await open.shopper.cart('getAccessoryRecommended', await cartWithWindow(), fields);
    expect(body['Err']).toBe(code);
  });
});

describe('an accessory is added', () => {
  it('by the metre as it was wanted, the same by both calls in one line [WIRE-35] [OPEN-Q-52]', async () => {
    const cart = await cartWithWindow();
    await open.shopper.cart('addAccessoryToCart', cart, { accessoryId: 804, ks: 2.5 });
    const tape = { productId: 804, type: 'prislusenstvi', count: '1.25' };
    const { body } = await open.shopper.cart('addItemToCart', cart, tape);

    expect(dataOf(body)['polozky'].slice(1)).toMatchObject([
      { typ: 'prislusenstvi', polozkaID: '804', mnozMj: 3.75, jednotka: 'm', cenaMj: 24, sumZkl: 90 },
    ]);
  });

  it('by the piece in whole ones [OPEN-Q-100]', async () => {
    const { body } = await open.shopper.cart('addAccessoryToCart', await cartWithWindow(), {
      accessoryId: 801,
      ks: '2.9',
    });
    expect(dataOf(body)['polozky'][1]).toMatchObject({ mnozMj: 2, jednotka: 'ks', sumZkl: 290 });
  });

  it.each([
    [{ accessoryId: 4711, ks: 1 }, 15],
    [{ accessoryId: 801, ks: 0 }, 15],
    [{ accessoryId: 804, ks: 0.5 }, 15],
    [{ accessoryId: 801, ks: -1 }, 15],
    [{ accessoryId: 801, ks: 1000 }, 15],
    [{ accessoryId: 801 }, 40],
    [{ accessoryId: 801, ks: 'two' }, 40],
  ])('but not %j [CART-31] [OPEN-Q-121]', async (fields, code) => {
    const cart = await cartWithWindow();
    expect((await open.shopper.cart('addAccessoryToCart', cart, fields)).body['Err']).toBe(code);
    expect(dataOf((await open.shopper.cart('getCart', cart)).body)['polozky']).toHaveLength(1);
  });
});

describe('a changed line', () => {
  const lineOf = async (cart: string): Promise<unknown> => {
    const { body } = await open.shopper.cart('addAccessoryToCart', cart, { accessoryId: 804, ks: 2 });
    return dataOf(body)['polozky'][1]!['id'];
  };
  const change = (cart: string, ...polozkyObchDokladu: Json[]) =>
    open.shopper.cart('polozkyObchDokladu', cart, { polozkyObchDokladu });

  it('keeps its centimetres in both forms, and takes a dimension [WIRE-36] [CARTAPI-13] [CARTAPI-14]', async () => {
    const cart = await cartWithWindow();
    const id = await lineOf(cart);

    const first = await change(cart, { id, mnozMj: '4.25' });
    expect(dataOf(first.body)['polozky'][1]).toMatchObject({ mnozMj: 4.25, sumZkl: 102, doplnkoveRozmer: null });
    const second = await change(cart, { cartItemId: id, newCount: 3.5, itemId: 804, dimension: '70 mm' });
    expect(dataOf(second.body)['polozky'][1]).toMatchObject({ mnozMj: 3.5, sumZkl: 84, doplnkoveRozmer: '70 mm' });
  });

  it('is not one of another item [WIRE-36]', async () => {
    const cart = await cartWithWindow();
    const cartItemId = await lineOf(cart);
    expect((await change(cart, { cartItemId, newCount: 3, itemId: 805 })).body['Err']).toBe(15);
  });

  it('of an unknown cart says that the cart is unknown, however wrong the line is [WIRE-36] [WIRE-32]', async () => {
    const wrong = await change(unknownCart, { id: 'no id of a line', mnozMj: 1 });
    const deleted = await open.shopper.cart('deleteItem', unknownCart, { itemId: 'no id of a line' });
    expect([wrong.body['Err'], deleted.body['Err']]).toEqual([30, 30]);

    const cart = await cartWithWindow();
    expect((await change(cart, { id: 'no id of a line', mnozMj: 1 })).body['Err']).toBe(15);
  });
});

it.each(['getAccessoryList', 'getAccessoryRecommended', 'addAccessoryToCart'])(
  '%s of an unknown cart is refused with 30 [ERR-04]',
  async (akce) => {
    const { body } = await open.shopper.cart(akce, unknownCart, { accessoryId: 801, ks: 1 });
    expect(body['Err']).toBe(30);
  },
);

it('every accessory in the list has a name, a price and a picture that can be read [PICK-03] [WIRE-41]', async () => {
  const { body } = await open.shopper.cart('getAccessoryList', await open.shopper.newCart());
  const items = (body['data'] as { polozky: { nazev: string; img: string; cena: number }[] }[]).flatMap(
    ({ polozky }) => polozky,
  );

  expect(items).toHaveLength(16);
  for (const { nazev, img, cena } of items) {
    expect([nazev.length > 3, cena > 0]).toEqual([true, true]);
    expect((await open.shopper.get(img)).status).toBe(200);
  }
});
