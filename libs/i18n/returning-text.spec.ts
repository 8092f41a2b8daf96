import { shops } from '@fenestra/domain/shop/shops';
import { exactAmount } from './money';
import { returningText } from './returning-text';
import { textsOf } from './texts-of';

const address = 'Vzorová 1, Brno';

describe.each(shops.map((shop) => [shop.code, shop] as const))('returning goods in %s', (_, shop) => {
  const { currency, returning } = textsOf(shop);

  it('costs nothing where the shop pays', () => {
    expect(returningText(shop, { address, shopperPays: 0 })).toEqual([returning.to(address), returning.free]);
  });

  it('costs at most what the owner says, to the minor unit', () => {
    const [to, cost] = returningText(shop, { address, shopperPays: 1_490_00 });

    expect(to).toContain(address);
    expect(cost).toContain(exactAmount(1_490_00, shop, currency));
  });
});
