import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import type { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { shopByCode } from '../shop/shops';
import { priceAccessory } from './price-accessory';
import { calculatePrice } from './calculate-price';

const sale = { catalogue: shopCatalogue(), priceList: shopPrices(), shop: shopByCode('cs') };
const priced = (id: number, configuration: Configuration, ...areas: string[]) =>
  priceAccessory(id, { configuration, areas }, sale);
const adding = (accessory: number, colour: string, ...areas: string[]): Change => ({
  kind: 'add-accessory',
  areas,
  accessory,
  colour,
});
const accessories = (configuration: Configuration) =>
  calculatePrice(configuration, sale.catalogue, sale.priceList, sale.shop).accessories;

describe('the price of an accessory alone [ACC-22] [WIRE-13]', () => {
  it.each([
    ['a blind', 722, 'ZA-01', 721],
    ['a sill', 751, 'IP-BI', 752],
  ])('is that of %s whatever of its kind is chosen', (_, present, colour, asked) => {
    const bare = initialConfiguration('OS1');
    const alone = priced(asked, bare, '1')!.net!;
    expect(alone).toBeGreaterThan(0);
    const chosen = changedBy(bare, adding(present, colour, '1'));
    expect(priced(asked, chosen, '1')).toEqual({ net: alone, refused: null });
    expect(priced(present, chosen, '1')).toEqual({ net: accessories(chosen), refused: null });
  });

  it('is that of a sill for each area above it', () => {
    const chosen = changedBy(initialConfiguration('SL2'), adding(751, 'IP-BI', '1'));
    for (const areas of [[], ['1'], ['2']]) expect(priced(751, chosen, ...areas)!.net).toBe(accessories(chosen));
  });

  it('is that of a net in the area that is asked for', () => {
    const chosen = changedBy(initialConfiguration('SL2'), adding(731, 'SI-BI', '1'));
    expect(priced(731, chosen, '2')!.net).toBe(
      accessories(changedBy(initialConfiguration('SL2'), adding(731, 'SI-BI', '2'))),
    );
    expect(priced(731, chosen)!.net).toBe(accessories(chosen));
  });

  it('is that of bars as they are chosen, else of a cross', () => {
    const barred = (pattern: string) =>
      changedBy(initialConfiguration('OS1'), { kind: 'bars', areas: [], bars: 601, pattern });
    expect(priced(601, initialConfiguration('OS1'))!.net).toBe(accessories(barred('cross')));
    expect(priced(601, barred('2x1'))!.net).toBe(accessories(barred('2x1')));
    expect(priced(601, initialConfiguration('E1'))).toMatchObject({
      net: null,
      refused: { code: 'filling-without-glass' },
    });
  });

  it('does not know the price that an offer holds', () => {
    const held = { ...sale, held: { configuration: initialConfiguration('OS1'), net: 100 } };
    expect(priceAccessory(721, { configuration: initialConfiguration('OS1'), areas: ['1'] }, held)).toEqual(
      priced(721, initialConfiguration('OS1'), '1'),
    );
  });

  it('is none of what the product cannot have', () => {
    expect([priced(1, initialConfiguration('OS1')), priced(751, initialConfiguration('E1'))]).toEqual([null, null]);
  });
});
