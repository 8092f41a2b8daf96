import { PaymentsClient } from '@fenestra/clients/service-clients';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { OrderPayment } from './order-payment';

describe('an order beside its payment', () => {
  const nobody = new PaymentsClient(() => 'http://127.0.0.1:1', 'a token');
  afterAll(() => nobody.onApplicationShutdown());

  it.each(['card', 'transfer'] as const)(
    'is shown while payments do not answer, paid by %s [WIRE-55]',
    async (method) => {
      const { order } = anOrder(shopCatalogue(), { order: { method } });

      expect(await new OrderPayment(nobody).withPayment(order)).toEqual({ ...order, gateway: null });
    },
  );
});
