import { setTimeout as sleep } from 'node:timers/promises';
import type { Death } from './death-plan';
import type { Fleet } from './fleet';
import type { Rig } from './rig';

const leastInFlight = 8;
const leastOrdersInFlight = 2;
const patienceMs = 90_000;

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

/** Kills the shop as planned, one death after the other, and brings it back each time. Resolves when it runs for good. */
export async function killShop(rig: Rig, fleet: Fleet, plan: readonly Death[], say: (line: string) => void) {
  const deaths: Obituary[] = [];
  for (const [nth, death] of plan.entries()) {
    const brokenBefore = fleet.shopper.broken;
    const inFlight = death.kind === 'moment' ? await killInMid(rig, fleet, death) : await diesAt(rig, death);
    fleet.shopper.knowsShopIsDead = true;
    const next = plan[nth + 1];
    const backAfterMs = await rig.revive(next?.kind === 'point' ? `${next.point}:${next.pass}` : undefined);
    fleet.shopper.knowsShopIsDead = false;
    const obituary = { how: nameOf(death), ...inFlight, broken: fleet.shopper.broken - brokenBefore, backAfterMs };
    deaths.push(obituary);
    say(lineOf(nth + 1, obituary));
  }
  return deaths;
}

/** Waits for enough to be at stake, and pulls the plug. */
async function killInMid(rig: Rig, { ledger, shopper }: Fleet, { afterOrders, delayMs }: Death & { kind: 'moment' }) {
  const deadline = Date.now() + patienceMs;
  const ready = (): boolean =>
    ledger.acknowledged >= afterOrders &&
    shopper.inFlight >= leastInFlight &&
    shopper.ordersInFlight >= leastOrdersInFlight;
  for (let delay = delayMs; ; delay = 0) {
    while (!ready() && Date.now() < deadline) await sleep(1);
    if (delay === 0) break;
    await sleep(delay);
  }
  if (!ready())
    throw new Error(
      `the shoppers were too slow: ${ledger.acknowledged} of ${afterOrders} orders, ${shopper.inFlight} requests in flight; ${ledger.faults.at(-1) ?? ''}`,
    );
  const { inFlight, ordersInFlight } = shopper;
  await rig.shop.kill();
  return { inFlight, ordersInFlight };
}

async function diesAt(rig: Rig, { point, pass }: Death & { kind: 'point' }): Promise<object> {
  const reached = await Promise.race([rig.shop.ended().then(() => true), sleep(patienceMs, false, { ref: false })]);
  if (!reached) throw new Error(`the shop never came to ${point} a ${pass}. time:\n${rig.shop.log.slice(-3_000)}`);
  return {};
}

const nameOf = (death: Death): string =>
  death.kind === 'moment' ? `killed after ${death.afterOrders} orders` : `died at ${death.point}, pass ${death.pass}`;

function lineOf(nth: number, { how, inFlight, ordersInFlight, broken, backAfterMs }: Obituary): string {
  const stake = inFlight === undefined ? '' : `, ${inFlight} requests in flight (${ordersInFlight} orders)`;
  return `${nth}. ${how}${stake}, ${broken} without an answer; back after ${(backAfterMs / 1_000).toFixed(1)} s`;
}
