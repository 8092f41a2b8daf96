import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { applyChange } from '../configuration/apply-change';
import type { Change } from '../configuration/change';
import { newConfiguration } from '../configuration/new-configuration';
import { shopByCode, shops } from '../shop/shops';
import { calculatePrice } from './calculate-price';
import { previewPrice } from './preview-price';

const sale = { catalogue: shopCatalogue(), priceList: shopPrices(), shop: shopByCode('cs') };
const made = newConfiguration('OS1', sale.catalogue);
if (!made.ok) throw new Error(made.reason);
const window = made.value;

const size = (width: number, height: number): Change => ({ kind: 'size', width, height });
const profile: Change = { kind: 'profile', profile: 222300 };

describe('a try', () => {
  it.each(shops)('says in shop $code what the whole would cost, and the difference with its sign', (shop) => {
    const total = (configuration: typeof window) =>
      calculatePrice(configuration, sale.catalogue, sale.priceList, shop).total;
    for (const change of [size(600, 600), profile]) {
      const changed = applyChange(change, window, sale.catalogue);
      if (!changed.ok) throw new Error('was refused');
      const net = total(changed.value);
      const { difference } = previewPrice([change], window, { ...sale, shop });
      expect([difference, Math.sign(difference!)]).toEqual([net - total(window), change === profile ? 1 : -1]);
    }
  });

  it('of nothing costs nothing', () => {
    expect(previewPrice([], window, sale).difference).toBe(0);
  });

  it('is compared with the price that an offer holds, which a change ends and its undoing gives back', () => {
    const held = { ...sale, held: { configuration: window, net: 1_000_00 } };
    const { net } = previewPrice([profile], window, sale);
    expect(previewPrice([], window, held)).toMatchObject({ net: 1_000_00, difference: 0 });
    expect(previewPrice([profile], window, held)).toMatchObject({ net, difference: net! - 1_000_00 });
    const back: Change = { kind: 'profile', profile: window.profile };
    const changed = applyChange(profile, window, sale.catalogue);
    if (!changed.ok) throw new Error('was refused');
    expect(previewPrice([back], changed.value, held)).toMatchObject({ net: 1_000_00, difference: 1_000_00 - net! });
  });

  it('is compared with the price that an offer holds in whatever room the product is to stand', () => {
    const held = { ...sale, held: { configuration: { ...window, room: 'Kitchen' }, net: 1_000_00 } };
    const { net } = previewPrice([profile], window, sale);
    for (const room of [undefined, 'Kitchen', 'Bedroom']) {
      const labelled = room === undefined ? window : { ...window, room };
      expect(previewPrice([profile], labelled, held)).toMatchObject({ net, difference: net! - 1_000_00 });
      expect(previewPrice([{ kind: 'room', room: 'Hall' }], labelled, held).difference).toBe(0);
    }
  });

  it('that is refused says what each repair costs, on the whole list of changes', () => {
    const { net, refused } = previewPrice([profile, size(1501, 1480)], window, sale);
    const [repair] = refused!.repairs;
    expect([net, refused!.code, repair!.changes]).toEqual([null, 'width-out-of-range', [profile, size(1500, 1480)]]);
    expect(repair!.difference).toBe(previewPrice(repair!.changes, window, sale).difference);
  });
});
