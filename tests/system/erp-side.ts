import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { eventually } from '@fenestra/testing/time';
import type { RunningShop } from '../harness/running-shop';
import { Shopper } from '../harness/shopper';

/** A day that is still to come, ISO. */
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

type Page = { events: { id: string; type: string; data: { orderId: string } }[]; next: string };

/** What an ERP integrator reads over HTTP. */
export function erpSide(shopOf: () => RunningShop): void {
  describe('the ERP side', () => {
    let shopper: Shopper;
    let hungarian: Shopper;
    let authorization: Record<string, string>;

    beforeAll(async () => {
      shopper = new Shopper(shopOf().url);
      hungarian = new Shopper(shopOf().url, 'hu.localhost', 10);
      authorization = { authorization: `Bearer ${await shopOf().erpToken()}` };
    });
    afterAll(() => Promise.all([shopper.close(), hungarian.close()]));

    const read = async (query: Record<string, string>): Promise<Page> => {
      const { status, body } = await shopper.get(
        `/erp/v1/events?${new URLSearchParams(query).toString()}`,
        authorization,
      );
      expect(status).toBe(200);
      return body as unknown as Page;
    };

    async function toTheEnd(after?: string): Promise<Page> {
      let page = await read({ limit: '500', ...(after && { after }) });
      while (page.events.length > 0) page = await read({ limit: '500', after: page.next });
      return page;
    }

    async function placeOrder(): Promise<string> {
      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1008);
      await shopper.pickUp(cart);
      return (await shopper.order(cart, 'prevodem_1', 1)).body['objednavkaID'] as string;
    }

    it('answers a cursor that the feed does not hold with 410 and where to begin', async () => {
      const unheld = Buffer.from('2:999999999:00000000-0000-7000-8000-000000000000').toString('base64url');
      const { status, body } = await shopper.get(`/erp/v1/events?after=${unheld}`, authorization);

      expect({ status, body }).toMatchObject({ status: 410, body: { Err: 15, next: expect.any(String) as string } });
      expect((await read({ after: String(body['next']), limit: '1' })).events).toEqual(
        (await read({ limit: '1' })).events,
      );
    });

    it('hands out the events of an order once each, effects after their causes, by a cursor that may be asked again', async () => {
      const { next: before } = await toTheEnd();
      const orderId = await placeOrder();
      const types: string[] = [];
      let after = before;
      await eventually(async () => {
        const page = await read({ after, limit: '1' });
        expect(await read({ after, limit: '1' })).toEqual(page);
        after = page.next;
        types.push(...page.events.filter(({ data }) => data.orderId === orderId).map(({ type }) => type));
        expect(types).toHaveLength(3);
      });

      expect(types).toEqual(['shop.order.placed.v1', 'shop.reservation.made.v1', 'shop.order.payment_requested.v1']);
    });

    it('answers a waiting reader as soon as something happens', async () => {
      let { next: after } = await toTheEnd();
      const waiting = read({ after, wait: '20' });
      const orderId = await placeOrder();
      const seen = (await waiting).events;
      after = (await waiting).next;
      const placed = () => seen.find(({ type, data }) => type === 'shop.order.placed.v1' && data.orderId === orderId);
      while (!placed()) {
        const page = await read({ after, wait: '20' });
        seen.push(...page.events);
        after = page.next;
      }

      expect(placed()).toMatchObject({ data: { orderId } });
    });

    it('gives the order in full by its id, with who ordered it', async () => {
      const orderId = await placeOrder();
      const { status, body } = await shopper.get(`/erp/v1/orders/${orderId}`, authorization);

      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain('Nováková');
      expect(JSON.stringify((await toTheEnd()).events)).not.toContain('Nováková');
    });

    it('says once that goods have left, which the page of their order tells, and of nothing that awaits its money [OPEN-Q-73]', async () => {
      const shipped = (orderId: unknown, parcel: string) =>
        shopper.post(`/erp/v1/orders/${String(orderId)}/shipment`, { arrives: inAWeek, parcel }, authorization);
      expect(await shipped(await placeOrder(), 'A')).toMatchObject({ status: 400, body: { Err: 15 } });
      expect(await shipped('0190a000-0000-7000-8000-000000000000', 'A')).toMatchObject({ status: 404 });

      const cart = await shopper.newCart();
      await shopper.addStock(cart, 1008);
      await shopper.deliverTo(cart, 101);
      const { objednavkaID, token } = (await shopper.order(cart, 'hotove_0', 0)).body;
      const said = { status: 200, body: { shipped: { arrives: inAWeek, parcel: 'A' } } };
      await eventually(async () => expect(await shipped(objednavkaID, 'A')).toMatchObject(said));
      expect(await shipped(objednavkaID, 'B')).toMatchObject(said);
      const { body } = await shopper.get(`/api/order/${String(token)}/page`);
      expect(body).toMatchObject({ stav: 'sent', zasilka: 'A' });
      expect((body['prubeh'] as unknown[]).at(-1)).toEqual({ krok: 'delivery', stav: 'now', den: inAWeek });
    });

    it('says once that an order was checked: its page names the day and until when it may be changed, its snapshot the time', async () => {
      const checked = (orderId: unknown) => shopper.post(`/erp/v1/orders/${String(orderId)}/check`, {}, authorization);
      expect(await checked(await placeOrder())).toMatchObject({ status: 400, body: { Err: 15 } });
      expect(await checked('0190a000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });

      const cart = await hungarian.addConfigured(await hungarian.newConfiguration());
      await hungarian.pickUp(cart);
      const home = { psc: '1051', mesto: 'Budapest', kontaktTel: '06 30 123 4567' };
      const { objednavkaID, token } = (await hungarian.order(cart, 'hotove_0', 0, home)).body;
      const page = async () => (await hungarian.get(`/api/order/${String(token)}/page`)).body;
      await eventually(async () => expect(await page()).toMatchObject({ stav: 'checking', zmeny: { do: null } }));
      expect((await shopper.post(`/erp/v1/orders/${String(objednavkaID)}/check`, {})).status).toBe(401);

      const first = await checked(objednavkaID);
      expect(first).toMatchObject({ status: 200, body: { checkedAt: expect.stringMatching(/^\d{4}-/) } });
      expect(await checked(objednavkaID)).toEqual(first);
      const planned = { stav: 'planned', zmeny: { jde: true, do: expect.stringMatching(/^\d{4}-/) as string } };
      await eventually(async () => expect(await page()).toMatchObject(planned)); // confirmed once stock has answered
      const { prubeh, objednavka } = await page();
      const day = dayIn(shopById(10), new Date(first.body['checkedAt'] as string));
      expect((prubeh as unknown[])[1]).toEqual({ krok: 'check', stav: 'done', den: day });
      expect(objednavka).toMatchObject({ kind: 'preliminary', zkontrolovano: first.body['checkedAt'] });
      const snapshot = await shopper.get(`/erp/v1/orders/${String(objednavkaID)}`, authorization);
      expect(snapshot.body['order']).toMatchObject({ checkedAt: first.body['checkedAt'] });
    });

    it.each([
      ['without a day', { arrives: 'soon' }],
      ['without a name of the parcel', { parcel: '' }],
      ['in a list', [{ arrives: inAWeek }]],
    ])('refuses to hear of goods %s', async (_, body) => {
      const path = '/erp/v1/orders/0190a000-0000-7000-8000-000000000000/shipment';
      expect((await shopper.post(path, body, authorization)).status).toBe(400);
      expect((await shopper.post(path, body)).status).toBe(401);
    });

    it('refuses a parcel by its field, where its name has a sign that is not seen', async () => {
      const path = '/erp/v1/orders/0190a000-0000-7000-8000-000000000000/shipment';
      const { status, body } = await shopper.post(path, { parcel: 'FD\u202e4471' }, authorization);
      expect({ status, body }).toMatchObject({ status: 400, body: { Err: 15 } });
      expect(body['fields']).toEqual({ parcel: textsOf(shopById(7)).errors.fields.unseen });
    });

    it.each([
      ['without a token', {}],
      ['with a wrong token', { authorization: 'Bearer wrong' }],
      ['with a token of another scheme', { authorization: 'Basic wrong' }],
    ])('refuses readers %s', async (_, headers) => {
      expect((await shopper.get('/erp/v1/events', headers)).status).toBe(401);
      expect((await shopper.get('/erp/v1/orders/0190a000-0000-7000-8000-000000000000', headers)).status).toBe(401);
    });
  });
}
