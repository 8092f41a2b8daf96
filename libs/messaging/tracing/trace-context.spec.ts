import {
  inOrderContext,
  currentTrace,
  currentTraceparent,
  inSpan,
  addOrderToTrace,
  recordSpans,
  runShared,
  type Span,
  validTraceparent,
} from './trace-context';

const span: Span = { name: 'POST /orders', kind: 'server', service: 'orders' };
const traceOf = (traceparent: string): string | undefined => traceparent.split('-')[1];

describe('trace context', () => {
  afterEach(() => recordSpans(undefined));

  it('continues the trace that came with the request, in a span of its own', async () => {
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

    const own = await inSpan({ ...span, parent, requestId: 'r1' }, async () => {
      await Promise.resolve();
      return currentTrace();
    });

    expect(own).toMatchObject({ service: 'orders', requestId: 'r1' });
    expect(traceOf(own?.traceparent ?? '')).toBe(traceOf(parent));
    expect(own?.traceparent).not.toBe(parent);
  });

  it.each([undefined, 'rubbish', '00-00000000000000000000000000000000-b7ad6b7169203331-01'])(
    'begins a trace where %s came',
    async (parent) => {
      const [first, second] = await Promise.all(
        [1, 2].map(() => inSpan({ ...span, parent }, () => Promise.resolve(currentTraceparent()))),
      );

      expect(first).toMatch(validTraceparent);
      expect(traceOf(first ?? '')).not.toBe(traceOf(second ?? ''));
    },
  );

  it('keeps the traces of concurrent work apart', async () => {
    const traces = await Promise.all(
      Array.from({ length: 20 }, () =>
        inSpan(span, async () => {
          const before = currentTraceparent();
          await new Promise(setImmediate);
          return before === currentTraceparent() && before;
        }),
      ),
    );

    expect(new Set(traces).size).toBe(20);
    expect(traces).not.toContain(false);
  });

  it('tells the recorder of the end and of the fault', async () => {
    const ends: unknown[][] = [];
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    recordSpans(() => ({ traceparent, end: (...told) => ends.push(told) }));

    expect(await inSpan(span, () => Promise.resolve(currentTraceparent()))).toBe(traceparent);
    await expect(inSpan(span, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(ends).toEqual([
      [undefined, undefined],
      [undefined, new Error('broken')],
    ]);
  });

  it('tells the recorder which order work was about, however late somebody found it, and what work it starts is about', async () => {
    const orders: unknown[] = [];
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    recordSpans(({ name }) => ({ traceparent, end: (orderId) => orders.push([name, orderId]) }));
    const inner = { ...span, name: 'inner' };

    await inSpan({ ...span, name: 'known' }, async () => {
      addOrderToTrace('order 1');
      await inSpan(inner, () => Promise.resolve());
    });
    await inSpan({ ...span, name: 'given', orderId: 'order 2' }, () => Promise.resolve(addOrderToTrace('order 3')));

    expect(orders).toEqual([
      ['inner', 'order 1'],
      ['known', 'order 1'],
      ['given', 'order 2'],
    ]);
  });

  test('work in which a second order is noted has no order id, before and after a third', async () => {
    const seen: unknown[] = [];
    await inSpan(span, async () => {
      for (const order of ['order 1', 'order 1', 'order 2', 'order 3']) {
        addOrderToTrace(order);
        seen.push(currentTrace()?.order.id);
      }
      await Promise.resolve();
    });
    expect(seen).toEqual(['order 1', 'order 1', undefined, undefined]);
  });

  test.each(['job', 'consumer'] as const)(
    'a span of kind %s does not inherit the order of the work around it',
    async (kind) => {
      const id = await inSpan({ ...span, orderId: 'order 1' }, () =>
        inSpan({ ...span, kind }, () => Promise.resolve(currentTrace()?.order.id)),
      );
      expect(id).toBeUndefined();
    },
  );

  test('a part of a batch has its own order and trace, and leaves those of the batch as they are', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const around = { ...span, requestId: 'r1', orderId: 'order 1' };
    const [part, sameTrace, after] = await inSpan(around, async () => {
      const own = inOrderContext({ orderId: 'order 2', traceparent }, currentTrace);
      const here = inOrderContext({ orderId: 'order 3' }, currentTrace);
      return Promise.resolve([own, here, currentTrace()]);
    });
    expect(part).toMatchObject({ service: 'orders', traceparent, order: { id: 'order 2' } });
    expect(part).not.toHaveProperty('requestId');
    expect(sameTrace).toMatchObject({ requestId: 'r1', traceparent: after?.traceparent, order: { id: 'order 3' } });
    expect(after).toMatchObject({ order: { id: 'order 1' } });
  });

  test('shared work keeps the trace that started it, but neither its order nor its deadline', async () => {
    const [own, common] = await inSpan({ ...span, requestId: 'r1', deadline: 1, orderId: 'order 1' }, async () =>
      Promise.resolve([currentTrace(), runShared(() => (addOrderToTrace('order 2'), currentTrace()))]),
    );
    expect(common).toEqual({ ...own, deadline: undefined, order: { id: undefined, isFixed: true } });
  });
});
