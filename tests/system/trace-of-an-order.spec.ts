import { randomUUID } from 'node:crypto';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { collectSpans } from '../harness/span-collector';
import { stepsOfAnOrder } from '../harness/steps-of-an-order';

describe('the trace of an order', () => {
  let collector: Awaited<ReturnType<typeof collectSpans>>;
  let shop: ShopProcess;
  let shopper: Shopper;

  beforeAll(async () => {
    collector = await collectSpans();
    shop = await ShopProcess.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' });
    shopper = new Shopper(shop.url);
  });
  afterAll(async () => {
    await shopper.close();
    await shop[Symbol.asyncDispose]();
    collector.close();
  });

  it('leads from the click to the mail over all services, and every span of it names the order', async () => {
    const email = `${randomUUID()}@example.test`;
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'gopay_1', 1, { kontaktEmail: email });
    const [orderId, number] = [body['objednavkaID'] as string, body['objednavkaCislo'] as string];
    await mailTo(shop, email);

    const ofClick = () => {
      const click = collector.spans.find((span) => span.name === 'POST /orders' && span.orderId === orderId);
      const traceId = click?.traceId;
      return collector.spans.filter((span) => span.traceId === traceId);
    };
    await eventually(async () => {
      const told = ofClick().map(({ service, name }) => `${service} ${name}`);
      expect(told).toEqual(expect.arrayContaining(stepsOfAnOrder));
      const ids = new Set(ofClick().map(({ spanId }) => spanId)); // a span comes when it has ended, its parent later
      expect(ofClick().filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId))).toHaveLength(1);
    });

    // Before there is an order, its cart is held, and prices that are not known any more are read; those calls cannot know it.
    const nameless = ofClick().filter((span) => span.orderId !== orderId);
    const named = nameless.map(({ service, name }) => `${service} ${name}`);
    const isShared = (call: string) => /^(pricing GET \/price-list|configuration GET \/catalogues)/.test(call);
    expect(named.filter((call) => !isShared(call))).toEqual(['cart POST /carts/:id/hold']);

    const states = () =>
      shop.log
        .split('\n')
        .filter((line) => line.includes(`order ${number} is`))
        .map((line) => JSON.parse(line) as { state: string; orderId: string; traceId: string });
    await eventually(async () =>
      expect(states().map(({ state }) => state)).toEqual(['placed', 'stock_reserved', 'payment_pending']),
    );
    expect(new Set(states().map(({ traceId }) => traceId))).toEqual(new Set([ofClick()[0]!.traceId]));
  });
});
