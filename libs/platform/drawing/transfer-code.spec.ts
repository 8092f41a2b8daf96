import fc from 'fast-check';
import { orderNumber, variableSymbol } from '@fenestra/domain/ordering/order-number';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import { type Shop, shopByCode, type ShopCode, shops } from '@fenestra/domain/shop/shops';
import { qrCodeText } from '@fenestra/testing/read-qr-code';
import { fieldsOfPayBySquare } from '@fenestra/testing/read-pay-by-square';
import { factsOf } from '@fenestra/testing/shop-facts';
import { qrSvg } from './qr';
import { renderPng } from './raster';
import { transferQrText } from './transfer-code';

/** What a banking app fills in. */
type Read = { readonly iban: string; readonly bic: string; readonly minor: number; readonly symbol: string };

const order = (shop: Shop) => ({
  shopId: shop.id,
  number: orderNumber(shop, 2026, 123),
  placedAt: '2026-11-22T20:00:00.000Z',
  lines: [{ line: { kind: 'configured' } as const }],
  payTo: factsOf(shop).account,
});
const textOf = (shop: Shop, minor: number): string => transferQrText(orderTransfer(order(shop), minor), shop)!;

/** The code drawn as a picture and read by a library that draws none. */
const scanned = async (text: string): Promise<string> => qrCodeText(await renderPng(qrSvg(text), 400))!;

const inMinor = (decimal: string): number => Math.round(Number(decimal) * 100);

function readSpayd(text: string): Read {
  const [tag, version, ...pairs] = text.split('*');
  expect([tag, version]).toEqual(['SPD', '1.0']);
  const values = Object.fromEntries(pairs.map((pair) => pair.split(':'))) as Record<string, string>;
  expect(values.CC).toBe('CZK');
  const [iban, bic] = values.ACC!.split('+');
  return { iban: iban!, bic: bic!, minor: inMinor(values.AM!), symbol: values['X-VS']! };
}

function readEpc(text: string): Read {
  const [tag, version, charset, kind, bic, name, iban, amount, purpose, reference, symbol] = text.split('\n');
  expect([tag, version, charset, kind, name, purpose, reference]).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'Fenestra',
    '',
    '',
  ]);
  return { iban: iban!, bic: bic!, minor: inMinor(/^EUR(\d+\.\d\d)$/.exec(amount!)![1]!), symbol: symbol! };
}

function readHct(text: string): Read {
  const [tag, version, charset, bic, name, iban, amount, validity, purpose, symbol, ...empty] = text.split('\n');
  expect([tag, version, charset, name, purpose]).toEqual(['HCT', '001', '1', 'Fenestra', '']);
  expect(validity).toBe('20270104235959+1');
  expect(empty).toEqual(Array(8).fill('')); // seven values that are not used, and what follows the last line
  return {
    iban: iban!,
    bic: bic!.replace(/XXX$/, ''),
    minor: 100 * Number(/^HUF(\d+)$/.exec(amount!)![1]),
    symbol: symbol!,
  };
}

function readPayBySquare(text: string): Read {
  const fields = fieldsOfPayBySquare(text);
  const [, payments, kind, amount, currency, , symbol, , , , , accounts, iban, bic, standing, debit, name] = fields;
  expect([payments, kind, currency, accounts, standing, debit, name].join(' ')).toBe('1 1 EUR 1 0 0 Fenestra');
  return { iban: iban!, bic: bic!, minor: inMinor(amount!), symbol: symbol! };
}

const readers: Record<ShopCode, (text: string) => Read> = {
  cs: readSpayd,
  sk: readPayBySquare,
  at: readEpc,
  de: readEpc,
  hu: readHct,
};

describe.each(shops.map((shop) => [shop.code, shop] as const))('the code of a transfer in %s', (code, shop) => {
  const { iban, bic } = factsOf(shop).account;
  const amounts = fc.integer({ min: 1, max: 9_999_999 }).map((n) => n * (shop.smallestCharge ?? 1));

  it('drawn and read back names account, amount and symbol, whatever is to be paid [PAY-03, OPEN-Q-76]', async () => {
    const symbol = variableSymbol(order(shop).number);
    await fc.assert(
      fc.asyncProperty(amounts, async (minor) => {
        expect(readers[code](await scanned(textOf(shop, minor)))).toEqual({ iban, bic, minor, symbol });
      }),
      { numRuns: 12 },
    );
  });
});

it('of Hungary holds until the goods come at the latest, in summer two hours ahead of UTC', () => {
  const hu = shopByCode('hu');
  const lines = [{ line: { kind: 'stock' } as const }];
  const inSummer = { ...order(hu), lines, placedAt: '2026-07-01T08:00:00.000Z' };

  expect(transferQrText(orderTransfer(inSummer, 100_00), hu)).toContain('\nHUF100\n20260706235959+2\n');
});

it('of a country without a standard is none', () => {
  expect(
    transferQrText(orderTransfer(order(shopByCode('de')), 1), { ...shopByCode('de'), transferStandard: null }),
  ).toBeNull();
});
