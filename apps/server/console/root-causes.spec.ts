import type { Endpoint } from '@fenestra/contracts/endpoint';
import { accept } from '@fenestra/domain/result';
import { overviewText } from '../cli/list-stuck';
import { allServices, type ServiceClients } from './query-services';
import { readOverview } from './overview';

const now = new Date('2026-11-29T12:00:00Z');
const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const letter = (id: number, fault: string) => ({
  ...{ id: String(id), group: 'orders.saga', cause: 'fault', type: 'shop.payment.received.v1' },
  ...{ key: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`, parkedAt: minutesAgo(id), fault },
});
const quiet: Readonly<Record<string, unknown>> = {
  '/dependencies/failed': { failed: [] },
  '/events/progress': { outbox: { waiting: 0, since: null }, groups: [], letters: [] },
};

/** Services that answer by path; the others give no answer. */
function servicesThat(answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>): ServiceClients {
  const clients = allServices.map((service) => {
    const own = { ...quiet, ...answers[service] };
    const call = ({ path }: Endpoint) =>
      path in own ? Promise.resolve(accept(own[path])) : Promise.reject(new Error('no answer'));
    return [service, { call }];
  });
  return Object.fromEntries(clients);
}
const stuck = async (services: ServiceClients): Promise<string> => overviewText(await readOverview(services, now));

test('stuck names a failing dependency first, with its services, and below what it holds up', async () => {
  const failed = [{ name: 'events', detail: 'Kafka is out of reach: connection refused' }];
  const waiting = { outbox: { waiting: 40, since: minutesAgo(2) }, groups: [], letters: [letter(1, 'Error: broken')] };
  const text = await stuck(
    servicesThat({
      orders: { '/dependencies/failed': { failed }, '/events/progress': waiting },
      stock: { '/dependencies/failed': { failed } },
    }),
  );

  expect(text.split('\n\n')).toEqual([
    expect.stringMatching(/^2 need a hand/),
    'CAUSE  the event log does not work for orders, stock: Kafka is out of reach: connection refused\n    next: docs/runbooks/part-down.md',
    expect.stringMatching(
      /^held up by that, 1:\n {2}STUCK {2}orders {2}2 min .*40 events wait in the outbox of orders/,
    ),
    expect.stringMatching(/^STUCK {2}orders .*payment\.received is parked for orders\.saga: Error: broken\n {4}next:/),
  ]);
});

test.each([
  ['the disk is full', 'docs/runbooks/disk-fills-up.md'],
  ['only reads', 'docs/runbooks/database-failed-over.md'],
  ['no answer within 2000 ms', 'docs/runbooks/part-down.md'],
])('stuck leads from a database that answers %j to %s, and does not call its service away', async (detail, runbook) => {
  const cart = { '/dependencies/failed': { failed: [{ name: 'database', detail }] } };
  const services = servicesThat({ cart });
  const broken = { ...services, cart: { call: onlyDependencies(services.cart) } };
  const overview = await readOverview(broken, now);

  expect(overview.causes).toEqual([{ dependency: 'the database', detail, services: ['cart'], next: runbook }]);
  expect(overview.away).toEqual([]);
});

const onlyDependencies = ({ call }: ServiceClients['cart']): ServiceClients['cart']['call'] =>
  ((endpoint: Endpoint, input: never) =>
    endpoint.path === '/dependencies/failed' ? call(endpoint, input) : Promise.reject(new Error('503'))) as never;

test('stuck shows dead letters with one cause as one entry with their number', async () => {
  const letters = [letter(3, 'Error: A'), ...[5, 4, 9].map((id) => letter(id, 'Error: B'))];
  const text = await stuck(
    servicesThat({ orders: { '/events/progress': { ...(quiet['/events/progress'] as object), letters } } }),
  );

  expect(text.match(/^STUCK.*$/gm)).toEqual([
    expect.stringMatching(/orders {2}9 min .* 3 times: payment\.received is parked for orders\.saga: Error: B/),
    expect.stringMatching(/orders {2}3 min .* payment\.received is parked for orders\.saga: Error: A/),
  ]);
  expect(text).toContain('next: npm run shop -- dead-letters list --group orders.saga');
});
