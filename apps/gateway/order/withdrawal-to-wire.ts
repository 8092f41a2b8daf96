import type { OrderView } from '@fenestra/contracts/http/orders';
import type { Withdrawal } from '@fenestra/contracts/http/withdrawals';
import type { WithdrawalRight } from '@fenestra/contracts/wire/withdrawal';
import {
  withdrawableQuantities,
  termFactsOf,
  withdrawalExclusionOf,
  withdrawalTerm,
} from '@fenestra/domain/ordering/withdrawal';
import { shopById } from '@fenestra/domain/shop/shops';

/** What the page of an order says of withdrawing; `today` is an ISO day of its shop. */
export function withdrawalToWire(order: OrderView, declared: readonly Withdrawal[], today: string): WithdrawalRight {
  const lines = order.lines.map(({ line }) => line);
  const withdrawable = withdrawableQuantities(
    lines,
    declared.flatMap(({ pieces }) => pieces),
  );
  return {
    ...withdrawalTerm(termFactsOf(order), shopById(order.shopId), today),
    lines: lines.map((line, nth) => ({
      line: line.line,
      left: withdrawable[nth]!.quantity,
      bar: withdrawalExclusionOf(line),
    })),
    declared: [...declared],
  };
}
