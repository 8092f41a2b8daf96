import { orderChecked } from '@fenestra/contracts/events/order';
import { stockReserved } from '@fenestra/contracts/events/reservation';
import { checkOrder } from '@fenestra/contracts/http/order-console';
import { OrderView, readOrderByToken } from '@fenestra/contracts/http/orders';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { emitted, publish } from '@fenestra/testing/events';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Order } from '../order.entity';
import { Orders } from '../order.table';
import { ExpireOrders } from '../saga/expire-orders.job';
import { orders } from '../service';
import { storeOrder } from '../testing/store-order';

const day = 24 * 60; // minutes

describe('a preliminary order that is paid by transfer', () => {
  let alone: TestService;
  beforeAll(async () => {
    alone = await startTestService(orders);
  });
  afterAll(() => alone.close());

  const find = ({ id }: Order) => alone.db.manager.findOneByOrFail(Order, { id });
  const view = async ({ token }: Order): Promise<OrderView> =>
    must(await alone.client.call(readOrderByToken, { params: { token } }));

  const expire = () => new ExpireOrders(new Outbox(alone.db), new Orders(alone.db), alone.clock, alone.db).perform();

  it('may be paid for as long after the call as after the order, for its shopper may wait for the call [SHOP-12]', async () => {
    const order = await storeOrder(alone);
    await alone.db.manager.update(Order, order.id, { method: 'transfer', kind: 'preliminary' });
    const line = order.cart.lines[0]!.line;
    const lines = [{ line, product: 1001, reserved: 2, backOrdered: 0 }];
    await publish(alone.transport, stockReserved, { orderId: order.id, lines });
    await eventually(async () => expect((await find(order)).saga).toBe('payment_pending'));

    alone.clock.passMinutes(13 * day);
    must(await alone.client.call(checkOrder, { params: { id: order.id } }));
    const payBy = new Date(alone.clock.now().getTime() + 14 * day * 60_000).toISOString();
    expect((await view(order)).payBy).toBe(payBy);
    expect(await emitted(alone.db, orderChecked)).toMatchObject([{ orderId: order.id, payBy }]);

    alone.clock.passMinutes(13 * day);
    await expire();
    expect((await find(order)).saga).toBe('payment_pending');
    alone.clock.passMinutes(2 * day);
    await expire();
    expect((await find(order)).saga).toBe('expired');
  });
});
