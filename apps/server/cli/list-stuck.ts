import { type Overview, readOverview } from '../console/overview';
import type { OverdueItem } from '../console/late';
import { isExplainedBy } from '../console/root-causes';
import { formatDuration, formatMoney, secondsSince } from '../console/format';
import { shopById } from '@fenestra/domain/shop/shops';
import { withServices } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** What in the whole shop is older than it should be, worst first; `done` is whether there is nothing. */
export function listStuck(now = new Date()): Promise<CommandOutcome> {
  return withServices(async (services) => {
    const overview = await readOverview(services, now);
    const { late, causes } = overview;
    return { done: late.length + causes.length === 0, text: overviewText(overview), data: overview };
  });
}

/** Returns the failing dependencies first, below them what they hold up, then the rest. */
export function overviewText({ causes, late, away, at }: Overview): string {
  const [explained, unexplained] = [
    late.filter((one) => isExplainedBy(causes, one)),
    late.filter((one) => !isExplainedBy(causes, one)),
  ];
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
    ...(explained.length > 0 ? ['', `held up by that, ${explained.length}:`] : []),
    ...explained.map((one) => `  ${lineOf(one, at)}`),
    ...unexplained.flatMap((one) => ['', lineOf(one, at), `    next: ${one.next}`]),
  ].join('\n');
}

function lineOf({ level, order, since, limitSeconds, what, service }: OverdueItem, at: Date): string {
  const age = formatDuration(secondsSince(since, at));
  const limit = limitSeconds > 0 ? ` (limit ${formatDuration(limitSeconds)})` : '';
  const subject = order
    ? `${order.number} ${shopById(order.shopId).code} ${order.saga} ${formatMoney(order.total, order.currency)}`
    : service;
  return `${level === 'stuck' ? 'STUCK' : 'late '}  ${subject}  ${age}${limit}  ${what}`;
}
