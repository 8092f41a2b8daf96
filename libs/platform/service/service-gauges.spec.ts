import { register } from 'prom-client';
import type { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import type { EventTransport, PartitionLag } from '@fenestra/messaging/transport/transport';
import { registerServiceGauges } from './service-gauges';

describe('what a service tells of the groups that read its events', () => {
  const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);
  const lags: PartitionLag[] = [
    { topic: 'shop.order.v1', partition: 0, next: 0, behind: 3, waitingSince: secondsAgo(120) },
    { topic: 'shop.order.v1', partition: 1, next: 0, behind: 1, waitingSince: secondsAgo(30) },
    { topic: 'shop.order.v1', partition: 2, next: 0, behind: 2, waitingSince: null },
    { topic: 'shop.payment.v1', partition: 0, next: 0, behind: 0, waitingSince: null },
  ];

  it('how many events they are behind, the age of the oldest, and partitions that stand still for more than a minute', async () => {
    using watching = new DisposableStack();
    watching.defer(
      registerServiceGauges('orders', {
        ...{
          db: undefined,
          jobs: undefined,
          continuity: undefined,
          health: () => Promise.resolve({ ready: true, degraded: [], checks: {} }),
        },
        transport: { lag: () => Promise.resolve(lags) } as unknown as EventTransport,
        events: { groups: ['orders.saga'] } as unknown as EventStrategy,
      }),
    );
    const told = async (name: string) => {
      const { values } = await register.getSingleMetric(name)!.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels['topic'], Math.round(value)]));
    };

    expect(await told('fenestra_consumer_lag')).toEqual({ 'shop.order.v1': 6, 'shop.payment.v1': 0 });
    expect(await told('fenestra_consumer_oldest_seconds')).toEqual({ 'shop.order.v1': 120, 'shop.payment.v1': 0 });
    expect(await told('fenestra_consumer_stuck_partitions')).toEqual({ 'shop.order.v1': 1, 'shop.payment.v1': 0 });
  });
});
