import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { nameIn } from '../catalogue/names';
import { newConfiguration } from '../configuration/new-configuration';
import { checkCustomerData } from '../ordering/customer-data';
import { parsePhoneWithoutMetadata } from '../ordering/contact';
import { paymentOptionsOf } from '../ordering/payment-options';
import type { PriceList } from '../pricing/price-list';
import { calculatePrice } from '../pricing/calculate-price';
import { totalCart } from '../pricing/total-cart';
import { catalogueErrors } from '../release/catalogue-errors';
import { priceListErrors } from '../release/price-list-errors';
import { releaseErrors } from '../release/release-errors';
import { shopByHost } from './shop-by-host';
import { type ShopCode, shopByCode } from './shops';

// One more line in the list of countries; prices, regions and names follow as data.
jest.mock('./countries', () => {
  const { countries } = jest.requireActual<{ countries: object[] }>('./countries');
  const { pl } = jest.requireActual<{ pl: object }>('@fenestra/testing/sixth-shop/poland');
  return { countries: [...countries, pl] };
});

const code = 'pl' as ShopCode;
const catalogue = shopCatalogue();
const prices = shopPrices();

/** What a price list says about Poland: a price level, a region, and what delivery costs there. */
const pricesInPoland: PriceList = {
  ...prices,
  shops: { ...prices.shops, 11: { level: 1.04, unitsPerCzk: [1, 6] } },
  tariffs: {
    ...prices.tariffs,
    currencies: {
      ...prices.tariffs.currencies,
      PLN: { zones: { Z4: [230, 16] }, longPiece: 75, basePercent: { 11: 100 } },
    },
  },
  regionById: new Map([[901, warsaw()]]),
  regions: [...prices.regions, warsaw()],
};

function warsaw(): PriceList['regions'][number] {
  return { id: 901, country: 'pl', code: 'PL911', name: 'Warszawa', zone: 'Z4', prefixes: ['00'] };
}

describe('a sixth shop', () => {
  it('does not open before its data are there: each that lacks is named', () => {
    expect(priceListErrors(prices)).toEqual(
      expect.arrayContaining([
        { file: 'shops', entry: 11, reason: 'no price level of this shop' },
        { file: 'regions', entry: 'PL', reason: 'no region of this country' },
        { file: 'discounts', entry: 9001, reason: 'no text in pl' },
      ]),
    );
    expect(priceListErrors(pricesInPoland).filter(({ file }) => file !== 'discounts')).toEqual([]);
    expect(catalogueErrors(catalogue)).toContainEqual({ file: 'products', entry: 'OS1', reason: 'no text in pl' });
    expect(releaseErrors(catalogue, pricesInPoland)).toEqual([]);
  });

  it('is found by its host and sells in its currency with its tax', () => {
    const shop = shopByCode(shopByHost('okna.example.pl'));
    const made = newConfiguration('OS1', catalogue);
    if (!made.ok) throw new Error(made.reason);
    const { product, currency } = calculatePrice(made.value, catalogue, pricesInPoland, shop);
    expect([currency, product]).toEqual(['PLN', 853_00]); // 4920 crowns × 1.04 / 6, in whole zloty

    const line = { line: '1', kind: 'configured', quantity: 1, product, accessories: 0 } as const;
    const cart = {
      lines: [{ ...line, weightKg: 60, piecesMm: [1480], tripleGlass: true }],
      technicalControl: false,
      comfortDelivery: false,
      delivery: { kind: 'delivery', region: 901 },
    } as const;
    expect(totalCart(cart, pricesInPoland, shop, '2026-11-22')).toMatchObject({
      ok: true,
      value: { currency: 'PLN', products: 853_00, delivery: 230_00, vatPercent: 23, gross: 1_332_09 },
    });
  });

  it('offers its ways to pay and reads phones and postcodes as its country writes them', () => {
    const cart = {
      shop: code,
      stockOnly: false,
      technicalControl: false,
      delivery: 'delivery',
      gross: 100_00,
    } as const;
    expect(paymentOptionsOf(cart, ['card', 'transfer']).map(({ method, dueNow }) => [method, dueNow])).toEqual([
      ['card', 98_00],
      ['transfer', 98_00],
      ['transfer', 30_00],
    ]);
    const address = { street: 'Prosta 1', city: 'Warszawa', postcode: 'PL-00 838' };
    const typed = { firstName: 'Jan', lastName: 'Nowak', email: 'jan@example.pl', phone: '501 234 567', address };
    const none = { company: null, invoice: null, delivery: null, note: '', acceptsTerms: true };
    expect(checkCustomerData({ ...typed, ...none }, code, parsePhoneWithoutMetadata)).toMatchObject({
      ok: true,
      value: { phone: '+48501234567', address: { postcode: '00838' } },
    });
  });

  it('shows the names of its language, and Czech ones of catalogues from before it', () => {
    expect(nameIn({ cs: 'okno', pl: 'okno jednoskrzydłowe' }, code)).toBe('okno jednoskrzydłowe');
    expect(nameIn({ cs: 'okno', de: 'Fenster' }, code)).toBe('okno');
  });
});
