import { join } from 'node:path';
import type { PriceListCache } from '@fenestra/clients/price-list-cache';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { shopPrices } from '@fenestra/testing/shop-data';
import { Postcodes } from '../catalogue/postcodes';
import type { GatewayConfig } from '../config';
import { ChooseDelivery } from './choose-delivery';

const list = shopPrices();
const config = { POSTCODES_DIR: join(__dirname, '../data/postcodes') } as GatewayConfig;
const choose = new ChooseDelivery(new Postcodes(config, { now: async () => list } as PriceListCache));
const [cs, hu] = [shopByCode('cs'), shopByCode('hu')];
const [home, pickup] = [47, 23581];
const [prague, tachov, cheb, sokolov, plzen, brno] = ['CZ0100', 'CZ0327', 'CZ0411', 'CZ0413', 'CZ0325', 'CZ0642'].map(
  (code) => list.regions.find((region) => region.code === code)!.id,
);
const deliveryFor = async (postcode: string | null | undefined, region?: number | null, shop = cs) => {
  const change = await choose.changeFor({ transit: home, region, postcode }, shop);
  return change.ok && change.value.kind === 'delivery' ? change.value.delivery : change;
};

test.each([
  ['602 00', brno, { region: brno }],
  ['602 00', prague, { region: brno }],
  ['602 00', null, { region: brno }],
  ['110 00', brno, { region: prague }],
  ['34901', plzen, { region: plzen }],
  ['34901', tachov, { region: tachov }],
  ['34901', brno, { region: plzen }],
  ['359 99', brno, { region: cheb, isUnlisted: true }],
  ['359 99', undefined, { region: cheb, isUnlisted: true }],
  ['359 99', sokolov, { region: sokolov, isUnlisted: true }],
])('the postcode %s decides the region, whatever region comes with it: %s', async (postcode, region, expected) => {
  expect(await deliveryFor(postcode, region)).toEqual({ kind: 'delivery', ...expected });
});

test.each([
  ['999 99', 'noPostcode'],
  ['200 00', 'noPostcode'],
  ['6020', 'postcode'],
  ['brno', 'postcode'],
  [' ', 'postcode'],
])('the postcode %j is a fault of its field', async (postcode, fault) => {
  expect(await deliveryFor(postcode, brno)).toEqual({
    ok: false,
    reason: 'order-data-refused',
    details: { letter: { psc: fault } },
  });
});

test('without a postcode the region is kept, and in Hungary with one, too', async () => {
  const budapest = list.regions.find(({ country }) => country === 'hu')!.id;
  expect(await deliveryFor(undefined, brno)).toEqual({ kind: 'delivery', region: brno });
  expect(await deliveryFor('', brno)).toEqual({ kind: 'delivery', region: brno });
  expect(await deliveryFor('1011', budapest, hu)).toEqual({ kind: 'delivery', region: budapest });
});

test.each([
  [home, null],
  [home, undefined],
  [1, 157],
])('the transit %s with region %s is refused [OPEN-Q-118]', async (transit, region) => {
  expect(await choose.changeFor({ transit, region }, cs)).toMatchObject({ ok: false, reason: 'delivery-refused' });
});

test('pickup takes no region and no postcode [DELIV-02]', async () => {
  const change = await choose.changeFor({ transit: pickup, region: brno, postcode: '999 99' }, cs);
  expect(change).toMatchObject({ ok: true, value: { delivery: { kind: 'pickup' } } });
});
