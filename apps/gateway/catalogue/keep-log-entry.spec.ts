import { Logger } from '@nestjs/common';
import { shopByCode } from '@fenestra/domain/shop/shops';
import type { CallerLimits } from '../edge/caller-limits';
import { KeepLogEntry } from './keep-log-entry';

const token = 'A1b2C3d4E5f6G7h8I9j0-_';

it.each([
  ['in the address of a call', { url: `/api/order/${token}/page`, status: 503 }],
  ['in the address of the page', { url: `/conf/#/objednavka/?o=${token}` }],
  ['in an answer', { answer: { objednavka: { token } } }],
])('what opens an order is written into no log: %s [OPEN-Q-14]', async (_, data) => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const unlimited = { take: () => Promise.resolve() } as unknown as CallerLimits;
  const body = { host: 'cs.localhost', userAgent: 'a browser', time: 0, data };
  const asked = { shop: shopByCode('cs'), caller: '::1', changeId: 'change', headers: {}, development: false, body };
  await new KeepLogEntry(unlimited).execute(asked);

  const written = JSON.stringify(warn.mock.calls);
  expect(written).toContain('[hidden]');
  expect(written).not.toContain(token);
});
