import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { StorefrontPages } from '@fenestra/gateway/pages/storefront-pages';
import { SchemaError } from '@fenestra/messaging/inbox/errors';
import type { EventHandler } from '@fenestra/messaging/inbox/event-handler';
import { Runner } from '@fenestra/messaging/inbox/runner';
import { Relay } from '@fenestra/messaging/outbox/relay';
import { repeat } from '@fenestra/messaging/repeat';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { Listener } from '@fenestra/platform/http/listener';
import { observableGauge } from '@fenestra/platform/observability/observable-gauge';
import { createSwitchTable, readSwitches, type ActiveFault } from './fault-switch.table';
import { type ServiceFault, serviceFaults, serviceOfFault } from './known-faults';

// Loaded only where FAULT_SWITCHES is on, which production refuses: wraps methods of ordinary classes, so that these know no faults (decision 13).
// What is switched on stands in the database of each service, so that all its processes follow, also those that start later.

const refreshEveryMs = 500;
const slowMs = 700;
const pausedMs = 500;

const activeFaultsByDatabase = new Map<DataSource, readonly ActiveFault[]>();
const isOn = (fault: ServiceFault, target = serviceOfFault(fault)): boolean =>
  [...activeFaultsByDatabase.values()].flat().some((on) => on.fault === fault && on.target === target);

observableGauge('fenestra_fault_switched_on', 'Faults that somebody has switched on: 1 or 0', ['fault']).addCallback(
  () => {
    const on = new Set([...activeFaultsByDatabase.values()].flat().map(({ fault }) => fault));
    return Promise.resolve(serviceFaults.map((fault) => ({ labels: { fault }, value: on.has(fault) ? 1 : 0 })));
  },
);

const refreshTimers = new WeakMap<Relay, NodeJS.Timeout>();
const { start, stop } = Relay.prototype;
Relay.prototype.start = function () {
  const db = this['db'];
  const refresh = async (): Promise<void> => void activeFaultsByDatabase.set(db, await readSwitches(db));
  void createSwitchTable(db).then(refresh);
  refreshTimers.set(this, repeat(refreshEveryMs, refresh));
  start.call(this);
};
Relay.prototype.stop = function () {
  clearInterval(refreshTimers.get(this));
  activeFaultsByDatabase.delete(this['db']);
  return stop.call(this);
};

const injectedError = (fault: ServiceFault): Error => new Error(`the fault \`${fault}\` is switched on`);

/** The event that each group cannot handle: the first that came since, as long as it is switched on. */
const poisoned = new Map<string, string>();

const { run } = Runner.prototype;
Runner.prototype.run = async function (reaction, record, at) {
  const { group } = reaction;
  if (isOn('consumer-stopped', group)) return { retryPartitionInMs: pausedMs };
  if (!isOn('poison', group)) poisoned.delete(group);
  else if (!poisoned.has(group)) poisoned.set(group, record.id);
  if (poisoned.get(group) === record.id) return run.call(this, failingReaction(reaction), record, at);
  const outcome = await run.call(this, reaction, record, at);
  return isOn('duplicates', group) ? run.call(this, reaction, record, at) : outcome;
};

const failingReaction = (reaction: EventHandler): EventHandler => ({
  ...reaction,
  react: () => Promise.reject(new SchemaError(injectedError('poison').message)),
});

const { listen } = Listener.prototype;
Listener.prototype.listen = function (port, bind) {
  this['server'].addHook('preHandler', async ({ method, url }) => {
    if (url.startsWith('/configurations') && isOn('prices-slow')) await sleep(slowMs);
    if (method === 'POST' && url === '/orders' && isOn('orders-fail')) throw injectedError('orders-fail');
  });
  return listen.call(this, port, bind);
};

const { render: pageOf } = StorefrontPages.prototype;
StorefrontPages.prototype.render = function (...asked) {
  if (isOn('pages-fail')) throw injectedError('pages-fail');
  return pageOf.apply(this, asked);
};

const { each } = FailingRows.prototype;
FailingRows.prototype.each = function (ids, work, atOnce) {
  const fails = activeFaultsByDatabase.get(this['db'])?.some(({ fault }) => fault === 'sweep-fails');
  return each.call(this, ids, fails ? () => Promise.reject(injectedError('sweep-fails')) : work, atOnce);
};
