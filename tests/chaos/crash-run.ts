import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { check } from './checks/check';
import { planDeaths, type PlanOptions } from './rig/death-plan';
import type { Evidence } from './witnesses/evidence';
import { eventLogInPostgres, type EventWitness } from './witnesses/event-witness';
import { deliverGoods } from './rig/goods';
import { Fleet } from './rig/fleet';
import { type Broker, killShop, type Obituary } from './rig/kill-shop';
import { gather } from './witnesses/gather';
import { letClaimsLapse, untilQuiet } from './rig/quiet';
import { type Fault, Rig, sourceOf } from './rig/rig';
import type { Violation } from './checks/violation';

export type CrashOptions = PlanOptions & {
  readonly clients: number;
  readonly seed: number;
  readonly fault?: Fault;
  readonly env?: NodeJS.ProcessEnv;
  readonly events?: EventWitness;
  readonly broker?: Broker;
  /** Deadlines of dead processes' claims are brought forward instead of awaited. */
  readonly hurry: boolean;
  /** How long the shop may take to finish everything after the last death. */
  readonly quietWithinMs: number;
  readonly say: (line: string) => void;
};

export type CrashReport = {
  readonly durability: Readonly<Record<string, string>>;
  readonly deaths: readonly Obituary[];
  readonly unanswered: number;
  readonly quietAfterSeconds: number;
  readonly evidence: Evidence;
  readonly violations: readonly Violation[];
};

/** Shoppers order while the shop dies again and again; when it is quiet, the witnesses are compared. */
export async function crashRun(options: CrashOptions): Promise<CrashReport> {
  const { orders, clients, seed, fault, say, quietWithinMs, broker, events = eventLogInPostgres } = options;
  const random = seededRandom(seed);
  const rig = await Rig.start(options.env, fault ? [sourceOf(fault)] : []);
  await using _stopped = rig.shop;
  const durability = await rig.durability();
  say(
    Object.entries(durability)
      .map(([setting, value]) => `${setting} = ${value}`)
      .join(', '),
  );
  const delivered = await deliverGoods(rig, orders);
  await using fleet = new Fleet(rig.shop.url, clients, random);
  const deaths = await killShop({ rig, fleet, broker, say }, planDeaths(options, random));
  const revivedAt = new Date();
  while (fleet.ledger.acknowledged < orders) await sleep(20);
  if (options.hurry) await letClaimsLapse(rig, revivedAt);
  await fleet.finish(quietWithinMs);
  if (options.hurry) await letClaimsLapse(rig, revivedAt);
  const { seconds, left } = await untilQuiet(rig, quietWithinMs);
  const evidence = await gather({ books: rig, erpToken: await rig.shop.erpToken(), events }, fleet, delivered);
  const unfinished = left ? [{ invariant: 'I13', sentence: `not quiet after ${seconds.toFixed(0)} s: ${left}` }] : [];
  const violations = [...unfinished, ...check(evidence)];
  if (violations.length > 0 && !fault) say(faultsIn(rig.shop.log));
  return { durability, deaths, unanswered: fleet.ledger.unanswered, quietAfterSeconds: seconds, evidence, violations };
}

/** The shop's own words about faults, of its last life. */
function faultsIn(log: string): string {
  const lines = log.split('\n').filter((line) => /"level":(4|5|6)0|"level":"(warn|error|fatal)"/.test(line));
  return ['what the shop itself logged last:', ...lines.slice(-10).map((line) => line.slice(0, 600))].join('\n');
}
