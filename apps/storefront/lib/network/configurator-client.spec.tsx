import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorPath } from '@fenestra/contracts/wire/configurator-actions';
import { exampleAnswer } from '../../testing/wire-example';
import { Network } from '../../testing/page';
import { callCart } from '../cart/cart-client';
import { callConfigurator } from './configurator-client';

it('configurator and cart are called at the addresses that the contract names, which are those of the specification [CFGAPI-05] [OPEN-Q-04]', async () => {
  const network = new Network({ getVyrobek: exampleAnswer('getVyrobek'), getCart: exampleAnswer('getCart') });
  await callConfigurator('getVyrobek', { shopId: 7, configurationId: 'a' });
  await callCart('getCart', { shopId: 7, cartId: 'b' });

  expect(network.asked.map(({ path }) => path)).toEqual([configuratorPath, cartPath]);
  expect([configuratorPath, cartPath]).toEqual(['/conf/api/dist/api.php', '/conf/api/dist/cartApi.php']);
});
