import { join } from 'node:path';
import { check } from './checks/check';
import type { Violation } from './checks/violation';
import { Crowd } from './crowd/crowd';
import { type LedgerRow, ledgersOf } from './crowd/ledgers';
import { deliverGoods, sellOut } from './rig/goods';
import { Rig } from './rig/rig';
import type { Evidence } from './witnesses/evidence';

export type CrowdOptions = { readonly shoppers: number; readonly seed: number; readonly atOnce: number };

export type CrowdReport = {
  readonly evidence: Evidence;
  readonly violations: readonly Violation[];
  readonly ledgers: readonly LedgerRow[];
  /** What was made to go wrong outside. */
  readonly faults: number;
};

/** A crowd in five shops while all that is outside goes wrong; each time when it is quiet, time goes on, some goods sell out, and at the end the witnesses are compared. */
export async function crowdRun({ shoppers, seed, atOnce }: CrowdOptions): Promise<CrowdReport> {
  const rig = await Rig.start({ FENESTRA_FSYNC: 'off' }, [join(__dirname, 'crowd/soon.ts')]);
  await using _stopped = rig.shop;
  const delivered = await deliverGoods(rig, shoppers);
  await using crowd = new Crowd(rig, seed, await rig.shop.serviceClient('payments'));
  const left = [await crowd.come(shoppers, atOnce), await crowd.endWhatWasLeft()];
  const gone = await sellOut(rig);
  left.push(await crowd.payLate());
  const evidence = await crowd.gather(without(delivered, gone));
  const ledgers = ledgersOf(evidence);
  const violations = [
    ...left.filter(Boolean).map((what) => ({ invariant: 'I13', sentence: `not quiet: ${what}` })),
    ...check(evidence),
    ...ledgers.filter(({ agrees }) => !agrees).map(({ what }) => ({ invariant: 'ledger', sentence: `${what} differ` })),
  ];
  return { evidence, violations, ledgers, faults: crowd.outside.faults };
}

const without = (pieces: Record<number, number>, gone: Record<number, number>): Record<number, number> =>
  Object.fromEntries(Object.entries(pieces).map(([product, all]) => [product, all - (gone[Number(product)] ?? 0)]));
