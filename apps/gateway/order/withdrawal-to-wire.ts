import type { OrderView } from '@fenestra/contracts/http/orders';
import type { Withdrawal } from '@fenestra/contracts/http/withdrawals';
import type { WithdrawalRight } from '@fenestra/contracts/wire/withdrawal';
import { isStockOnly } from '@fenestra/domain/ordering/cart-services';
import { leftToWithdraw, withdrawalBarOf, withdrawalTerm } from '@fenestra/domain/ordering/withdrawal';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';

/** What the page of an order says of withdrawing; `today` is an ISO day of its shop. */
export function withdrawalToWire(order: OrderView, declared: readonly Withdrawal[], today: string): WithdrawalRight {
  const lines = order.lines.map(({ line }) => line);
  const left = leftToWithdraw(
    lines,
    declared.flatMap(({ pieces }) => pieces),
  );
  return {
    ...termOf(order, today),
    lines: lines.map((line, nth) => ({ line: line.line, left: left[nth]!.quantity, bar: withdrawalBarOf(line) })),
    declared: [...declared],
  };
}

function termOf({ shopId, saga, lines, confirmedAt }: OrderView, today: string) {
  const shop = shopById(shopId);
  const facts = {
    saga,
    stockOnly: isStockOnly(lines.map(({ line }) => line)),
    backOrdered: lines.some(({ backOrdered }) => backOrdered > 0),
    confirmedOn: confirmedAt ? dayIn(shop, new Date(confirmedAt)) : null,
  };
  return withdrawalTerm(facts, shop, today);
}
