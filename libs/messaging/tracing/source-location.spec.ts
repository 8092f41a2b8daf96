import { sourceLocationOf } from './source-location';

const error = (...frames: string[]): Error =>
  Object.assign(new Error('broken'), { stack: ['Error: broken', ...frames].join('\n') });

const inNode = '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)';
const inPackage = '    at /srv/shop/node_modules/pg-pool/index.js:45:11';
const inRunner = '    at Runner.reactOnce (/srv/shop/libs/messaging/inbox/runner.ts:120:7)';
const inOrders = '    at async PlaceOrder.execute (/srv/shop/apps/orders/place-order.ts:52:18)';
const nameless = '    at /srv/shop/apps/cart/lines.ts:9:3';

describe('the place of a fault', () => {
  it.each([
    [
      'the innermost call in our code',
      [inPackage, inOrders, nameless],
      'at async PlaceOrder.execute apps/orders/place-order.ts:52:18',
    ],
    ['a call without a name', [nameless, inOrders], 'at apps/cart/lines.ts:9:3'],
    [
      'the reaction, not who ran it',
      [inRunner, inOrders],
      'at async PlaceOrder.execute apps/orders/place-order.ts:52:18',
    ],
    [
      'the runner, if there is nothing else',
      [inPackage, inRunner],
      'at Runner.reactOnce libs/messaging/inbox/runner.ts:120:7',
    ],
    ['nothing, when all of it is foreign', [inNode, inPackage], undefined],
  ])('is %s', (_, frames, place) => {
    expect(sourceLocationOf(error(...frames))).toBe(place);
  });

  it('names no folder of the machine', () => {
    expect(sourceLocationOf(new Error('here'))).toMatch(
      /^at .*libs\/messaging\/tracing\/source-location\.spec\.ts:\d+:\d+$/,
    );
    expect(sourceLocationOf(new Error('here'))).not.toContain(process.cwd());
  });
});
