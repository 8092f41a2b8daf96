import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { orderPage } from '@fenestra/contracts/wire/order-page';
import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { fieldAt, formWith, inputsOf, type InputKind, inputFields, validForm } from '@fenestra/testing/typed-inputs';
import { decode } from 'zod/mini';
import { Shopper } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

const paths = Object.keys(orderFields) as (keyof typeof orderFields)[];
const rows = (Object.keys(inputFields) as InputKind[]).flatMap((kind) =>
  inputsOf(kind).flatMap((input) =>
    input.shops.map((shop) => ({
      ...{ kind, input, shop, text: JSON.stringify(input.typed) },
    })),
  ),
);

describe('POST newOrder', () => {
  const open = sharedShopAndShopper();
  const shoppers = new Map<string, Shopper>();
  let authorization: Record<string, string>;
  beforeAll(async () => {
    authorization = { authorization: `Bearer ${await open.shop.erpToken()}` };
    for (const code of shopCodes)
      shoppers.set(code, new Shopper(open.shop.url, `${code}.localhost`, shopByCode(code).id));
  });
  afterAll(() => Promise.all([...shoppers.values()].map((shopper) => shopper.close())));

  test.each(rows)(
    'stores, shows and hands to the ERP $kind typed in $shop as the table has it: $text [CUST-19, CUST-22, CUST-27, OPEN-Q-72, OPEN-Q-99]',
    async ({ kind, shop, input }) => {
      const shopper = shoppers.get(shop)!;
      const cart = await shopper.newCart();
      await shopper.addStock(cart);
      const { body: offered } = await shopper.pickUp(cart);
      const { platby } = offered['kosik_data'] as {
        platby: { platbaID: string; deposit: number; disabled: boolean }[];
      };
      const payment = platby.find(
        ({ platbaID, disabled }) => !disabled && /^(prevodem|dobirkou|hotove)/.test(platbaID),
      )!;
      const share = Number(payment.platbaID.split('_')[1]);
      const form = inputFields[kind].reduce((typed, path) => formWith(shop, path, input.typed, typed), validForm(shop));
      const fields = Object.fromEntries(paths.map((path) => [orderFields[path], fieldAt(form, path)]));

      const { body } = await shopper.order(cart, payment.platbaID, share, fields);
      const judged = inputFields[kind].filter((path) => path !== 'company.name' || input.typed.trim() !== ''); // else a private person
      const wrong = input.fault === undefined ? [] : judged.map((path) => orderFields[path]);
      expect(Object.keys(body['fields'] ?? {}).toSorted()).toEqual([...wrong].toSorted());
      if (input.fault !== undefined) return;
      expect(body['Err']).toBe(0);

      const erp = await shopper.get(`/erp/v1/orders/${String(body['objednavkaID'])}`, authorization);
      const { data } = erp.body as { data: object };
      expect(inputFields[kind].map((path) => fieldAt(data, path))).toEqual(inputFields[kind].map(() => input.stored));
      expect(data).not.toHaveProperty('typed');
      const page = await shopper.get(`/api/order/${String(body['token'])}/page`);
      const { Err: _code, ErrText: _text, ...told } = page.body;
      const { recipient } = decode(orderPage, told as never);
      if (kind === 'names') expect(recipient?.deliverTo.name).toBe(input.shown ?? input.stored);
    },
  );
});
