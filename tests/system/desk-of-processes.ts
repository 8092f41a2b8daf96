import { eventually } from '@fenestra/testing/time';
import type { ShopApart } from '../harness/shop-apart';
import { Shopper } from '../harness/shopper';
import { DeskVisitor } from './desk-pages';

/** The desk is a process beside the others, and tells what it can while one of them is gone. */
export function deskOfProcesses(shopOf: () => ShopApart): void {
  describe('the desk, a process of its own', () => {
    let shopper: Shopper;
    let visitor: DeskVisitor;

    beforeAll(async () => {
      shopper = new Shopper(shopOf().url);
      visitor = new DeskVisitor(shopOf().processOf('desk').adminUrl);
      await visitor.signIn(shopOf().deskToken);
    });
    afterAll(() => shopper.close());

    it('tells the rest while notifications are stopped, and all of it when they are back', async () => {
      const notifications = shopOf().processOf('notifications');
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1008);
      await shopper.pickUp(cart);
      await notifications.stop();
      const { body } = await shopper.order(cart, 'prevodem_1', 1);
      const { objednavkaCislo: number } = body as { objednavkaCislo: string };
      const page = async (): Promise<string> => (await visitor.get(`/desk/orders/${number}`)).text;
      await eventually(async () => expect(await page()).toContain('payment_requested'));
      expect(await page()).toContain('notifications gives no answer');
      expect((await visitor.get('/desk')).text).toContain(
        'notifications gives no answer: what it knows is not known now',
      );
      expect((await shopOf().operate('orders', 'show', number)).stdout).toContain('NOT KNOWN NOW: notifications');
      expect(await shopOf().operate('stuck')).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('notifications gives no answer'),
      });

      await notifications.startAgain();
      await eventually(async () => expect(await page()).toContain('notification.mail_sent'));
      expect(await page()).not.toContain('gives no answer');
    });
  });
}
