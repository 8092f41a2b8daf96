import { type Product, product as productAnswer } from '@fenestra/contracts/wire/product';
import { netOfParts } from '@fenestra/domain/pricing/part-prices';
import { type ShopCode, shopByCode, shops } from '@fenestra/domain/shop/shops';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { textsOf } from '@fenestra/i18n/texts-of';
import { sweep } from '@fenestra/testing/sweep';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { request } from 'undici';
import { z } from 'zod/mini';
import { mailTo } from '../harness/mail-to';
import { sharedShop } from '../harness/shared-shop';
import { Shopper } from '../harness/shopper';
import { placedLines } from '../harness/order-outputs';
import { unbound } from '../harness/unbound';

type Call = readonly [akce: string, fields: object];
const decor: Call = ['zmenBarvu', { barvaIn: 'W', barvaOut: 'D03' }];
const blind = (oblast: string): Call => ['pridejDoplnek', { oblast: [oblast], doplnekId: 722, barva: 'ZA-01' }];

/** One of each family, with a transom, as an assembly. */
const designs: readonly (readonly [product: string, calls: readonly Call[]])[] = [
  ['F1', [decor]],
  ['ST2', [blind('1'), blind('2')]],
  ['SL3', [blind('1'), decor]],
  ['FO2', [['zmenSklo', { oblast: '2', sklo: 324 }]]],
  ['B1', [decor]],
  ['D1', [decor]],
  ['P2', [decor]],
  ['E1', [['zmenVypln', { vyplnId: 704 }]]],
  ['OS1N', [blind('1'), ['addMrizkaToArea', { areaId: '1', mrizkaId: 603, mrizkaVarianta: 'cross' }]]],
  ['SE-PAS', [blind('A1'), decor]],
];
/** A window and a roof window that lie in stock, at one price for the whole. */
const stock = [1005, 1009];
/** Where an order goes, the numbers of the company that buys, and how it is paid: the share that is due at once. */
type Ordered = { psc: string; ic: string; dic: string; payment: readonly [id: string, share: number] };
const orders: Readonly<Record<ShopCode, Ordered>> = {
  cs: { psc: '602 00', ic: '27082440', dic: 'CZ27082440', payment: ['prevodem_1', 1] },
  sk: { psc: '811 01', ic: '12345679', dic: 'SK2022749619', payment: ['prevodem_1', 1] },
  at: { psc: '1010', ic: 'FN 123456 a', dic: 'ATU13585627', payment: ['prevodem_1', 1] },
  de: { psc: '10115', ic: 'HRB 12345 B', dic: 'DE136695976', payment: ['prevodem_1', 1] },
  hu: { psc: '1051', ic: '01-09-123456', dic: 'HU12892312', payment: ['hotove_0', 0] },
};
/** Of somebody who reads prices without VAT, as the event and the wire say them (decision 86). */
const asCompany = { cookie: 'buyer=business' };

type Priced = Product['price'];
type Placed = { product: string; net: number; priceOfPiece?: { part: string; net: number }[] };

const running = sharedShop();

async function designed(shopper: Shopper, product: string, calls: readonly Call[]): Promise<string> {
  const id = await shopper.newConfiguration(product);
  for (const [akce, fields] of calls)
    expect((await shopper.configurator(akce, id, fields)).body).toMatchObject({ Err: 0 });
  return id;
}

async function priceOf(shopper: Shopper, id: string): Promise<Priced> {
  const { body } = await shopper.configurator('getVyrobek', id);
  return z.decode(productAnswer, body).price;
}

/** One order of all designs and what lies in stock, and its lines in the event that an ERP reads. */
async function ordered(shopper: Shopper, ids: readonly string[], email: string, code: ShopCode): Promise<Placed[]> {
  const { payment, ...company } = orders[code];
  let cart = '';
  for (const id of ids) cart = await shopper.addConfigured(id, cart);
  for (const product of stock) await shopper.addStock(cart, product);
  await shopper.pickUp(cart);
  const { body } = await shopper.order(cart, ...payment, { kontaktEmail: email, firma: 'Stavby', ...company });
  expect(body).toMatchObject({ Err: 0, ErrText: '' });
  const lines = await placedLines<Placed>(running.shop, body['objednavkaID']);
  expect(lines).toHaveLength(ids.length + stock.length);
  return lines;
}

/** The rows of parts in the offer of one piece, and what that costs. */
async function offerOnPaper(shopper: Shopper, configuration: string, texts: Texts): Promise<number[]> {
  const asked = { type: 'O', route: '/doplnky/', configuration, domain: shopper.host };
  const { status, body: saved } = await shopper.post('/api/configuration', asked);
  expect({ status, saved }).toMatchObject({ status: 201 });
  const address = `${running.shop.url}/api/configuration/${String(saved['id'])}/nabidka.pdf`;
  const { statusCode, body } = await request(address, { headers: { host: shopper.host, ...asCompany } });
  expect(statusCode).toBe(200);
  const written = (await readPdf(Buffer.from(await body.arrayBuffer()))).flatMap(textsOfPage).map(unbound);
  const [part, onePiece] = [texts.offer.document.part, texts.offer.document.onePiece].map(unbound);
  return amountsIn(written.slice(written.indexOf(part!), written.indexOf(onePiece!) + 2), texts);
}

/** Minor units. */
const sum = (nets: readonly { readonly net: number }[]): number => nets.reduce((total, { net }) => total + net, 0);
const totalOf = ({ product, handle, accessories }: Priced): number => product + handle + accessories;
const paidParts = (nets: Iterable<number>): number[] => [...nets].filter((net) => net !== 0).sort((a, b) => a - b);

/** Amounts at the end of texts in the currency of a shop, minor units. */
function amountsIn(texts: readonly string[], { currency }: Texts): number[] {
  const amount = new RegExp(`(?:^|[ ,:])([\\d ]+(?:,\\d\\d)?) ${currency}$`);
  return texts.flatMap((text) => {
    const figure = amount.exec(text.replaceAll(/\s/g, ' '))?.[1];
    return figure === undefined ? [] : [Math.round(Number(figure.replaceAll(' ', '').replace(',', '.')) * 100)];
  });
}

/** What is written of one piece: its parts, of an assembly what they come to, and its price. */
function written(amounts: readonly number[], nth: number): { parts: number[]; price: number | undefined } {
  const parts = amounts.slice(0, -1);
  const sumOfParts = parts.reduce((total, net) => total + net, 0);
  return { parts: isAssembly(nth) ? [sumOfParts] : paidParts(parts), price: amounts.at(-1) };
}
const expected = (price: Priced, nth: number) => ({
  parts: isAssembly(nth) ? [totalOf(price)] : paidParts(netOfParts(price.parts).values()),
  price: totalOf(price),
});
const isAssembly = (nth: number): boolean => designs[nth]![0].startsWith('SE-');

/** The amounts below each product of a mail: the price of the line, behind which stands the one with VAT, then those of its parts. */
const goodsIn = (mail: string, texts: Texts): number[][] =>
  mail
    .split('\n\n')
    .filter((block) => block.includes('\n   '))
    .map((block) =>
      amountsIn(block.replace(new RegExp(` ${texts.shell.withoutVat} \\(.+\\)$`, 'm'), '').split('\n'), texts),
    );

describe.each(sweep(shops, [shopByCode('cs'), shopByCode('de')]))(
  'in the shop $code [CFGDATA-05] [STEP-07]',
  (storefront) => {
    const { code, id: shopId } = storefront;
    const texts = textsOf(storefront);
    const email = `stejna-${code}@example.test`;
    let shopper: Shopper;
    let ids: string[] = [];
    let prices: Priced[] = [];
    let lines: Placed[];
    beforeAll(async () => {
      shopper = new Shopper(running.shop.url, `${code}.localhost`, shopId);
      ids = await Promise.all(designs.map(([product, calls]) => designed(shopper, product, calls)));
      prices = await Promise.all(ids.map((id) => priceOf(shopper, id)));
      lines = await ordered(shopper, ids, email, code);
    });
    afterAll(() => shopper.close());

    it('the lines of the tree add up to each of the three sums, accessories to theirs', () => {
      const sums = prices.map(({ parts }) => [sum(parts.product), sum(parts.handle), sum(parts.accessories)]);
      expect(sums).toEqual(prices.map(({ product, handle, accessories }) => [product, handle, accessories]));
      expect(prices.filter(({ accessories }) => accessories > 0)).toHaveLength(4);
    });

    it('the ERP reads the same parts and the same price', () => {
      const erpParts = lines.map(({ priceOfPiece = [] }) => paidParts(priceOfPiece.map(({ net }) => net)));
      const pageParts = prices.map(({ parts }) => paidParts(netOfParts(parts).values()));
      expect(erpParts).toEqual([...pageParts, ...stock.map(() => [])]);
      expect(lines.map(({ priceOfPiece = [] }) => sum(priceOfPiece)).slice(0, ids.length)).toEqual(prices.map(totalOf));
    });

    it('the mail names the same parts and the same price', async () => {
      const goods = goodsIn(await mailTo(running.shop, email), texts);
      expect(goods.map(([price]) => price)).toEqual(lines.map(({ net }) => net));
      expect(goods.slice(0, ids.length).map(([, ...ofPiece], nth) => written(ofPiece, nth))).toEqual(
        prices.map(expected),
      );
    });

    it('an offer on paper names the same parts and the same price', async () => {
      const papers: number[][] = [];
      for (const id of ids) papers.push(await offerOnPaper(shopper, id, texts)); // a shop sheds papers asked for at once
      expect(papers.map(written)).toEqual(prices.map(expected));
    });
  },
);
