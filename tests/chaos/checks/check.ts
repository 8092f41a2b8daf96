import { endingChecks } from './check-endings';
import { eventChecks } from './check-events';
import { goodsChecks } from './check-goods';
import { moneyChecks } from './check-money';
import { orderChecks } from './check-orders';
import { outsideChecks } from './check-outside';
import { reportChecks } from './check-reports';
import type { Evidence } from '../witnesses/evidence';
import type { Violation } from './violation';

const checks = [
  ...orderChecks,
  ...eventChecks,
  ...goodsChecks,
  ...moneyChecks,
  ...endingChecks,
  ...outsideChecks,
  ...reportChecks,
];

/** Compares what the witnesses say. Everything found is a fault of the shop: the evidence is taken when it is quiet. */
export function check(evidence: Evidence): Violation[] {
  return checks.flatMap(({ invariant, find }) => Array.from(find(evidence), (sentence) => ({ invariant, sentence })));
}
