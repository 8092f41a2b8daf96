import { type Overview, readOverview } from './desk/overview';
import type { Late } from './desk/late';
import { followsFrom } from './desk/root-causes';
import { lasting, money, secondsSince } from './desk/words';
import { shopById } from '@fenestra/domain/shop/shops';
import { withServices } from './shop-access';
import type { Outcome } from './shop-outcome';

/** What in the whole shop is older than it should be, worst first; `done` is whether there is nothing. */
export function listStuck(now = new Date()): Promise<Outcome> {
  return withServices(async (services) => {
    const overview = await readOverview(services, now);
    const { late, causes } = overview;
    return { done: late.length + causes.length === 0, text: overviewText(overview), data: overview };
  });
}

/** Returns the failing dependencies first, below them what they hold up, then the rest. */
export function overviewText({ causes, late, away, at }: Overview): string {
  const [held, own] = [late.filter((one) => followsFrom(causes, one)), late.filter((one) => !followsFrom(causes, one))];
  const needed = late.filter(({ level }) => level === 'stuck').length;
  const head =
    late.length + causes.length === 0
      ? 'nothing is older than it should be'
      : `${needed} need a hand, ${late.length - needed} are late and still moving`;
  return [
    away.length > 0 ? `${head}; not known now: ${away.join(', ')}` : head,
    ...causes.flatMap(({ dependency, detail, services, next }) => [
      '',
      `CAUSE  ${dependency} does not work for ${services.join(', ')}: ${detail}`,
      `    next: ${next}`,
    ]),
    ...(held.length > 0 ? ['', `held up by that, ${held.length}:`] : []),
    ...held.map((one) => `  ${lineOf(one, at)}`),
    ...own.flatMap((one) => ['', lineOf(one, at), `    next: ${one.next}`]),
  ].join('\n');
}

function lineOf({ level, order, since, limitSeconds, what, service }: Late, at: Date): string {
  const age = lasting(secondsSince(since, at));
  const limit = limitSeconds > 0 ? ` (limit ${lasting(limitSeconds)})` : '';
  const whose = order
    ? `${order.number} ${shopById(order.shopId).code} ${order.saga} ${money(order.total, order.currency)}`
    : service;
  return `${level === 'stuck' ? 'STUCK' : 'late '}  ${whose}  ${age}${limit}  ${what}`;
}
