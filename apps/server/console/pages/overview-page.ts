import type { ListedOrder } from '@fenestra/contracts/http/order-console';
import { orderStates } from '@fenestra/domain/ordering/order';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { type ServiceGroup, oldestAge, type Overview } from '../overview';
import type { OverdueItem } from '../late';
import { formatDuration, formatDateTime, formatMoney, secondsSince, formatTime, redactEmailAddresses } from '../format';
import { html, type Html, type HtmlContent } from './html';
import { code, unavailableNote, section, statusBadge, table } from './layout';

export type OverviewFilter = {
  readonly shop: string | undefined;
  readonly state: string | undefined;
  /** Only orders that nobody has gone through with their shoppers yet. */
  readonly unchecked: boolean;
  readonly renew: boolean;
};

/** The whole shop: what is older than it should be, worst first; then figures, groups and the latest orders. */
export function overviewPage(overview: Overview, latest: readonly ListedOrder[] | null, filter: OverviewFilter): Html {
  const { late, at, away } = overview;
  const visible = late.filter(({ order }) => !filter.shop || !order || shopById(order.shopId).code === filter.shop);
  const stuck = visible.filter(({ level }) => level === 'stuck').length;
  return html`<div class="head">
      <div>
        <h1>Older than it should be</h1>
        <p class="mute">
          ${filter.shop ? `Shop ${filter.shop}` : 'Whole shop'}, ${formatTime(at.toISOString())}.
          ${visible.length === 0 ? 'Nothing.' : `${actionCountText(stuck)}, ${visible.length - stuck} late and still moving.`}
          ${away.length > 0 ? html`<b>Not known now: ${away.join(', ')}.</b>` : ''}
        </p>
      </div>
      ${filters(filter)}
    </div>
    ${causesTable(overview)} ${alertTiles(overview)}
    ${section('late', 'What is late', 'state, time in it and its limit; worst first', lateTable(visible, at))}
    ${shopsToday(overview)} ${groups(overview)} ${latestOrders(latest, filter)}`;
}

/** Failing dependencies: what is late follows from them. */
function causesTable({ causes }: Overview): HtmlContent {
  if (causes.length === 0) return '';
  const columns = [{ name: 'Dependency' }, { name: 'What it answers' }, { name: 'Services' }, { name: 'Next' }];
  const rows = causes.map(({ dependency, detail, services, next }) => ({
    mark: 'bad' as const,
    cells: [html`<b>${dependency}</b>`, detail, services.join(', '), code(next)],
  }));
  return section(
    'causes',
    'What does not work',
    'repair this first',
    table('Dependencies that do not work', columns, rows),
  );
}

const actionCountText = (count: number): string => `${count} ${count === 1 ? 'needs' : 'need'} a hand`;

function filters({ shop, renew, unchecked, state: selectedState }: OverviewFilter): Html {
  const address = (chosen: string | undefined, renewed: boolean): string => {
    const query = new URLSearchParams({
      ...(chosen && { shop: chosen }),
      ...(selectedState && { state: selectedState }),
      ...(unchecked && { unchecked: 'yes' }),
      ...(renewed && { renew: '15' }),
    }).toString();
    return query ? `/desk?${query}` : '/desk';
  };
  const choices = [undefined, ...shops.map(({ code: one }) => one)];
  return html`<div class="filt">
    <nav class="seg" aria-label="Shop">
      ${choices.map(
        (one) =>
          html`<a href="${address(one, renew)}" ${one === shop ? html`aria-current="true"` : ''}>${one ?? 'All'}</a>`,
      )}
    </nav>
    <a class="btn" href="${address(shop, !renew)}">${renew ? 'Pause renewal' : 'Renew every 15 s'}</a>
  </div>`;
}

type AlertTile = {
  readonly title: string;
  readonly items: readonly OverdueItem[];
  readonly count: number;
  readonly description: string;
};

function alertTiles({ late, groups: all, at }: Overview): Html {
  const of = (...kinds: OverdueItem['kind'][]): OverdueItem[] => late.filter(({ kind }) => kinds.includes(kind));
  const unread = of('unread', 'outbox', 'parked');
  const behind = all.reduce((sum, group) => sum + (group.behind ?? 0), 0);
  const parked = all.reduce((sum, group) => sum + group.parked, 0);
  const list: AlertTile[] = [
    {
      ...{ title: 'Paid without order', items: of('paid-without-order') },
      count: of('paid-without-order').length,
      description: 'Money that payments has and orders does not count, over a minute.',
    },
    {
      ...{ title: 'Refund does not go through', items: of('refund'), count: of('refund').length },
      description: 'Asked for over 24 h ago.',
    },
    {
      ...{ title: 'Events not read', items: unread, count: unread.length > 0 ? behind + parked : 0 },
      description:
        unread.length > 0 ? `${behind} unread, ${parked} parked. ${unread[0]!.what}.` : 'Every group keeps up.',
    },
    {
      ...{ title: 'Mails do not leave', items: of('mail'), count: of('mail').length },
      description: 'Due for over five minutes.',
    },
  ];
  return html`<div class="alarms">${list.map((alert, nth) => alertTile(alert, nth < 3, at))}</div>`;
}

function alertTile({ title, items, count, description }: AlertTile, needsAction: boolean, at: Date): Html {
  const kind = items.length === 0 ? 'ok' : needsAction ? 'bad' : 'wait';
  const oldest = items.length > 0 ? ` Oldest ${oldestAge(items, at)}.` : '';
  return html`<div class="alarm alarm--${kind}">
    <b>${count}</b>
    <h2>${title}</h2>
    <p>${description}${oldest}</p>
  </div>`;
}

const lateColumns = [
  { name: 'Order' },
  { name: 'Shop' },
  { name: 'State' },
  { name: 'Late since' },
  { name: 'Limit' },
  { name: 'What holds it' },
  { name: 'Amount', num: true },
  { name: 'Next' },
];

function lateTable(late: readonly OverdueItem[], at: Date): Html {
  if (late.length === 0) return html`<p class="none">${statusBadge('ok', 'nothing is older than it should be')}</p>`;
  return table(
    'What is older than it should be',
    lateColumns,
    byOrder(late).map((all) => lateRow(all, at)),
    'tab--m',
  );
}

/** Everything about one order is one row: its worst says how bad it is. */
function byOrder(late: readonly OverdueItem[]): OverdueItem[][] {
  return [...Map.groupBy(late, (one) => one.order?.number ?? `${one.service} ${one.what}`).values()];
}

function lateRow([worst, ...more]: readonly OverdueItem[], at: Date) {
  const { order, level, since, limitSeconds, what, service, next } = worst!;
  const seconds = secondsSince(since, at);
  return {
    mark: level === 'stuck' ? ('bad' as const) : ('late' as const),
    cells: [
      order ? linkTo(order.number) : html`<b>${service}</b>`,
      order ? shopById(order.shopId).code : '',
      order ? order.saga : '',
      html`<span class="nowrap">${formatDuration(seconds)}${bar(seconds, limitSeconds)}</span>`,
      limitSeconds > 0 ? html`<span class="nowrap">${formatDuration(limitSeconds)}</span>` : '',
      html`${what}${more.map((one) => html`<span class="cap">${one.what}</span>`)}`,
      order ? html`<span class="nowrap">${formatMoney(order.total, order.currency)}</span>` : '',
      order ? html`<a class="btn btn--sm" href="${addressOf(order.number)}">Open</a>` : code(next),
    ] satisfies HtmlContent[],
  };
}

/** Full at twenty times the limit. */
function bar(seconds: number, limit: number): Html {
  const width = Math.round(Math.min(1, seconds / Math.max(1, limit) / 20) * 62);
  return html`<svg class="over" viewBox="0 0 64 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width="${Math.max(4, width)}" height="8" />
  </svg>`;
}

export const addressOf = (number: string): string => `/desk/orders/${number}`;
const linkTo = (number: string): Html => html`<a href="${addressOf(number)}">${number}</a>`;

function shopsToday({ shops: figures, late }: Overview): Html {
  const stuckCount = (shopId: number): number =>
    new Set(late.flatMap(({ order, level }) => (order?.shopId === shopId && level === 'stuck' ? order.number : [])))
      .size;
  const columns = [
    { name: 'Shop' },
    ...['Placed', 'Confirmed', 'Waiting', 'Ended', 'Stuck', 'Sold, gross'].map((name) => ({ name, num: true })),
  ];
  const rows = (figures ?? []).map(({ shopId, placed, confirmed, waiting, ended, sold, currency }) => ({
    mark: undefined,
    cells: [
      html`<b>${shopById(shopId).code}</b>`,
      ...[placed, confirmed, waiting, ended, stuckCount(shopId)],
      formatMoney(sold, currency),
    ],
  }));
  const body = !figures
    ? unavailableNote('orders')
    : rows.length > 0
      ? table('Figures per shop', columns, rows)
      : html`<p class="none">no order yet</p>`;
  return section('shops', 'Shops today', 'orders placed since midnight in Prague', body);
}

const groupColumns = [
  { name: 'Group' },
  { name: 'State' },
  { name: 'Lag', num: true },
  { name: 'Oldest unread', num: true },
  { name: 'Parked', num: true },
  { name: 'Orders held behind', num: true },
  { name: 'Last error' },
];

function groups({ groups: all, away, at }: Overview): Html {
  const rows = all.toSorted((one, other) => severity(other) - severity(one)).map((group) => groupRow(group, at));
  return section(
    'groups',
    'Groups that read events',
    'lag is events in the log that the group has not done',
    html`${table('Groups that read events', groupColumns, rows)} ${away.map((service) => unavailableNote(service))}`,
  );
}

const severity = ({ parked, failing, behind }: ServiceGroup): number => parked * 1e6 + failing * 1e3 + (behind ?? 0);

function groupRow(
  { group, parked, keys, failing, behind, waitingSince, lastFault: lastError }: ServiceGroup,
  at: Date,
) {
  const isLate = waitingSince !== null && secondsSince(waitingSince, at) > 30;
  const word =
    parked > 0
      ? statusBadge('bad', `${parked} parked`)
      : isLate
        ? statusBadge('wait', 'behind')
        : failing > 0
          ? statusBadge('wait', `${failing} tried again`)
          : behind === null
            ? statusBadge('wait', 'not known now')
            : statusBadge('ok', 'keeps up');
  return {
    mark: parked > 0 ? ('bad' as const) : isLate || failing > 0 ? ('late' as const) : undefined,
    cells: [
      html`<b>${group}</b>`,
      word,
      ...[behind ?? '–', waitingSince ? formatDuration(secondsSince(waitingSince, at)) : '–', parked, keys],
      lastError ? code(redactEmailAddresses(lastError).slice(0, 160)) : '',
    ],
  };
}

function latestOrders(
  latest: readonly ListedOrder[] | null,
  { shop, unchecked, state: selectedState }: OverviewFilter,
): Html {
  const columns = [
    ...['Order', 'Shop', 'Placed', 'State', 'Payment', 'Way'].map((name) => ({ name })),
    { name: 'Paid', num: true },
    { name: 'Total', num: true },
  ];
  const rows = (latest ?? []).map(({ number, shopId, placedAt, saga, payment, method, paid, total, currency }) => ({
    mark: undefined,
    cells: [
      linkTo(number),
      ...[shopById(shopId).code, formatDateTime(placedAt), saga, payment, method],
      ...[formatMoney(paid, currency), formatMoney(total, currency)],
    ],
  }));
  const options = ['', ...orderStates].map(
    (one) =>
      html`<option value="${one}" ${one === (selectedState ?? '') ? html`selected` : ''}>
        ${one || 'any state'}
      </option>`,
  );
  const body = html`<form class="acts" action="/desk#latest">
      ${shop ? html`<input type="hidden" name="shop" value="${shop}" />` : ''}
      <label for="state">State</label
      ><select id="state" name="state">
        ${options}
      </select>
      <label for="unchecked">Check</label
      ><select id="unchecked" name="unchecked">
        <option value="">any</option>
        <option value="yes" ${unchecked ? html`selected` : ''}>awaited</option>
      </select>
      <button class="btn">Show</button>
    </form>
    ${latest ? (rows.length > 0 ? table('Latest orders', columns, rows) : html`<p class="none">none</p>`) : unavailableNote('orders')}`;
  return section('latest', 'Latest orders', 'without whose they are', body);
}
