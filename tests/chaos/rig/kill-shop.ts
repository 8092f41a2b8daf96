import { setTimeout as sleep } from 'node:timers/promises';
import type { Death } from './death-plan';
import type { Fleet } from './fleet';
import type { Rig } from './rig';

const leastInFlight = 8;
const leastOrdersInFlight = 2;
const patienceMs = 300_000; // for a busy machine; a planned death takes seconds

/** One death as it happened. */
export type Obituary = {
  readonly how: string;
  /** Requests under way when it came, and how many of them were orders; unknown where the shop ended itself. */
  readonly inFlight?: number;
  readonly ordersInFlight?: number;
  /** Requests that never got an answer. */
  readonly broken: number;
  /** From the death until the shop was ready again. */
  readonly backAfterMs: number;
};

export type Broker = { kill(): Promise<void>; start(): Promise<void> };

/** Kills the shop as planned, one death after the other, and brings it back each time. Resolves when it runs for good. */
export async function killShop(
  { rig, fleet, broker, say }: { rig: Rig; fleet: Fleet; broker: Broker | undefined; say: (line: string) => void },
  plan: readonly Death[],
): Promise<Obituary[]> {
  const deaths: Obituary[] = [];
  for (const [nth, death] of plan.entries()) {
    const brokenBefore = fleet.tally.broken;
    const next = plan[nth + 1];
    const armed = next?.kind === 'point' ? `${next.point}:${next.pass}` : undefined;
    const course = death.kind === 'broker' ? await outage(fleet, broker!, death) : await die(rig, fleet, death, armed);
    const obituary = { how: nameOf(death), broken: fleet.tally.broken - brokenBefore, ...course };
    deaths.push(obituary);
    say(lineOf(nth + 1, obituary));
  }
  return deaths;
}

async function die(rig: Rig, fleet: Fleet, death: Exclude<Death, { kind: 'broker' }>, armed: string | undefined) {
  const atStake = death.kind === 'moment' ? await killInMid(rig, fleet, death) : await diesAt(rig, death);
  fleet.tally.noteDeath();
  const backAfterMs = await rig.revive(armed);
  fleet.tally.noteLife();
  return { ...atStake, backAfterMs };
}

/** The shop goes on taking orders meanwhile. */
async function outage(fleet: Fleet, broker: Broker, { afterOrders }: Death & { kind: 'broker' }) {
  while (fleet.ledger.acknowledged < afterOrders) await sleep(20);
  const began = performance.now();
  await broker.kill();
  await broker.start();
  return { backAfterMs: performance.now() - began };
}

/** Waits for enough to be at stake, and pulls the plug. */
async function killInMid(rig: Rig, { ledger, tally }: Fleet, { afterOrders, delayMs }: Death & { kind: 'moment' }) {
  const deadline = Date.now() + patienceMs;
  const ready = (): boolean =>
    ledger.acknowledged >= afterOrders &&
    tally.inFlight >= leastInFlight &&
    tally.ordersInFlight >= leastOrdersInFlight;
  for (let delay = delayMs; ; delay = 0) {
    while (!ready() && Date.now() < deadline) await sleep(1);
    if (delay === 0) break;
    await sleep(delay);
  }
  if (!ready())
    throw new Error(
      `the shoppers were too slow: ${ledger.acknowledged} of ${afterOrders} orders, ${tally.inFlight} requests in flight; ${ledger.faults.at(-1) ?? ''}`,
    );
  const { inFlight, ordersInFlight } = tally;
  await rig.shop.kill();
  return { inFlight, ordersInFlight };
}

async function diesAt(rig: Rig, { point, pass }: Death & { kind: 'point' }): Promise<object> {
  const reached = await Promise.race([rig.shop.ended().then(() => true), sleep(patienceMs, false, { ref: false })]);
  if (!reached) throw new Error(`the shop never came to ${point} a ${pass}. time:\n${rig.shop.log.slice(-3_000)}`);
  return {};
}

function nameOf(death: Death): string {
  if (death.kind === 'point') return `died at ${death.point}, pass ${death.pass}`;
  return `${death.kind === 'broker' ? 'broker ' : ''}killed after ${death.afterOrders} orders`;
}

function lineOf(nth: number, { how, inFlight, ordersInFlight, broken, backAfterMs }: Obituary): string {
  const stake = inFlight === undefined ? '' : `, ${inFlight} requests in flight (${ordersInFlight} orders)`;
  return `${nth}. ${how}${stake}, ${broken} without an answer; back after ${(backAfterMs / 1_000).toFixed(1)} s`;
}
