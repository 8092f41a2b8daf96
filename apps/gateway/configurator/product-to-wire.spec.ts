import type { ProductView } from '@fenestra/contracts/http/configuration';
import { configurationOf, product } from '@fenestra/contracts/wire/product';
import { type AccessoryTab, tabsOf } from '@fenestra/domain/configuration/accessory-tabs';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { newConfiguration, stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { quote } from '@fenestra/domain/pricing/quote';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { z } from 'zod/mini';
import { productToWire } from './product-to-wire';

const catalogue = shopCatalogue();
const shop = shopByCode('cs');

/** What a page makes of the answer that describes a configuration. */
function readBack(configuration: Configuration): Configuration {
  const view: ProductView = {
    configurationId: 'A'.repeat(22),
    shopId: shop.id,
    revision: 1,
    configuration,
    quote: quote(configuration, catalogue, shopPrices(), shop),
    limits: { widthMin: 1, widthMax: 1, heightMin: 1, heightMax: 1 },
    priceCell: { width: 1, height: 1, wider: null, higher: null, widths: [], heights: [] },
    weightKg: 1,
    uw: 1,
    rw: 1,
    stock: configuration.stockProduct !== undefined,
    stockProduct: configuration.stockProduct ?? null,
    fixedSize: false,
    priceCode: 'OS1',
    drawing: '',
    unequalPanes: false,
  };
  const answer = JSON.parse(JSON.stringify(z.encode(product, productToWire(view, catalogue, shop)))) as object;
  return configurationOf(z.decode(product, answer as never));
}

function furnished(): Configuration {
  const changes: Change[] = [
    { kind: 'size', width: 1501, height: 1400 },
    { kind: 'colour', inside: 'W', outside: 'D01' },
    { kind: 'bars', areas: ['1'], bars: catalogue.data.bars[0]!.id, pattern: '2x1' },
    { kind: 'ornament', areas: ['2'], ornament: catalogue.data.ornaments[0]!.id },
  ];
  return changes.reduce(
    (before, change) => {
      const changed = applyChange(change, before, catalogue);
      if (!changed.ok) throw new Error(JSON.stringify(changed.details));
      return changed.value;
    },
    made(newConfiguration('SL2', catalogue)),
  );
}

function made(result: ReturnType<typeof newConfiguration>): Configuration {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe('an answer holds the whole configuration', () => {
  it('of a product as it starts, and of one with choices', () => {
    const plain = made(newConfiguration('OS1', catalogue));
    expect(readBack(plain)).toEqual(plain);
    expect(readBack(furnished())).toEqual(furnished());
  });

  it('of a stock product, whose tabs follow from it [ACC-06] [ACC-09] [ACC-10] [ACC-15] [ACC-16]', () => {
    const stocked = made(stockConfiguration(1001, catalogue));
    expect(readBack(stocked)).toEqual(stocked);
    const hidden = new Map(tabsOf(readBack(stocked), catalogue).map((tab) => [tab.tab, tab.hidden]));
    expect(['colour', 'glass', 'bars', 'handle'].map((tab) => hidden.get(tab as AccessoryTab))).toEqual(
      Array(4).fill('stock'),
    );
    expect(hidden.get('threshold')).toBeNull();
  });
});
