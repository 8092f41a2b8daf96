import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@fenestra/server/host/services';
import { inFullRun } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import type { DistributedShop } from '../harness/distributed-shop';
import { mailTo } from '../harness/mail-to';
import { type Answer, Shopper } from '../harness/shopper';
import { query } from '../harness/query';

/**
 * The table of docs/runbooks/service-gone.md, line by line. The usual run stops payments, and `deskOfProcesses` notifications:
 * `service-client` tests callers of a service that is down.
 */
export function outagesOfServices(shopOf: () => DistributedShop): void {
  describe('the runbook of a service without a process', () => {
    let shopper: Shopper;

    beforeAll(() => {
      shopper = new Shopper(shopOf().url);
    });
    afterAll(() => shopper.close());

    async function without(service: ServiceName, look: () => Promise<void>): Promise<void> {
      const processes = shopOf().processesOf(service);
      await Promise.all(processes.map((process) => process.stop()));
      try {
        await look();
      } finally {
        await Promise.all(processes.map((process) => process.startAgain()));
      }
    }

    async function filledCart(): Promise<string> {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1007);
      await shopper.pickUp(cart);
      return cart;
    }

    async function ordered(cart: string, method = 'prevodem_1', email = 'jana@example.test'): Promise<string> {
      const { body } = await shopper.order(cart, method, 1, { kontaktEmail: email });
      expect(body).toMatchObject({ Err: 0 });
      return body['token'] as string;
    }

    const orderOf = (token: string): Promise<Answer> => shopper.get(`/api/order/${token}`);
    async function stateOf(token: string): Promise<string> {
      const sql = `SELECT saga FROM orders WHERE token = '${token}'`;
      return (await query<{ saga: string }>(await shopOf().databaseUrl('orders'), sql))[0].saga;
    }
    /** Its piece is reserved, and its transfer is awaited. */
    const goesOn = (token: string) => eventually(async () => expect(await stateOf(token)).toBe('payment_pending'));
    const fails = async (answer: Promise<Answer>) => expect((await answer).status).toBe(503);

    inFullRun('gateway: there is no shop', async () => {
      await without('gateway', () => expect(shopper.newCart()).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
      await goesOn(await ordered(await filledCart()));
    });

    inFullRun('configuration: nothing can be configured; carts and orders work', async () => {
      const window = await shopper.newConfiguration();
      await without('configuration', async () => {
        await fails(shopper.configurator('zmenRozmer', window, { width: 900, height: 1100 }));
        await goesOn(await ordered(await filledCart()));
      });
      await shopper.addConfigured(window);
    });

    inFullRun('pricing: nothing at first', async () => {
      await without('pricing', async () => {
        await shopper.addConfigured(await shopper.newConfiguration());
        await goesOn(await ordered(await filledCart()));
      });
    });

    inFullRun('cart: carts cannot be opened, filled or ordered', async () => {
      const cart = await filledCart();
      await without('cart', async () => {
        await fails(shopper.cart('getCart', cart));
        await fails(shopper.addStock(cart));
        await fails(shopper.sendOrder(cart, { platbaID: 'prevodem_1', zaloha: 1 }));
      });
      await goesOn(await ordered(cart));
    });

    inFullRun(
      'stock: carts with pieces of it cannot be opened or filled; orders wait for their reservation',
      async () => {
        const cart = await filledCart();
        const { cena_sdph: zaloha } = (await shopper.cart('getCart', cart)).body['kosik_data'] as { cena_sdph: number };
        let token = '';
        await without('stock', async () => {
          await fails(shopper.post('/conf/api/dist/checkStock.php', { products: [{ id: '1007', quantity: 1 }] }));
          await fails(shopper.cart('getCart', cart));
          await fails(shopper.addStock(cart));
          await shopper.addConfigured(await shopper.newConfiguration());
          const { body } = await shopper.sendOrder(cart, { platbaID: 'prevodem_1', zaloha });
          expect(body).toMatchObject({ Err: 0 });
          token = body['token'] as string;
          expect(await stateOf(token)).toBe('placed');
        });
        await goesOn(token);
      },
    );

    inFullRun('orders: none is taken, none can be looked at', async () => {
      const [before, cart] = [await ordered(await filledCart()), await filledCart()];
      await without('orders', async () => {
        await fails(orderOf(before));
        await fails(shopper.sendOrder(cart, { platbaID: 'prevodem_1', zaloha: 1 }));
      });
      await goesOn(await ordered(cart));
    });

    it('payments: orders are taken, no payment page opens until it is back', async () => {
      let token = '';
      const page = async () =>
        ((await orderOf(token)).body as { gopay?: { gw_url: string | null } }).gopay?.gw_url ?? null;
      await without('payments', async () => {
        token = await ordered(await filledCart(), 'gopay_1');
        expect(await page()).toBeNull();
      });
      await eventually(async () => expect(await page()).not.toBeNull());
    });

    inFullRun('notifications: mails leave when it is back', async () => {
      const email = `${randomUUID()}@example.test`;
      await without('notifications', async () => goesOn(await ordered(await filledCart(), 'prevodem_1', email)));
      await mailTo(shopOf(), email);
    });

    inFullRun('desk: nothing', async () => {
      await without('desk', async () => goesOn(await ordered(await filledCart())));
    });
  });
}
