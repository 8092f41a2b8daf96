import type { DiscountAction } from '@fenestra/contracts/wire/cart';
import type { NextDiscount } from '@fenestra/domain/pricing/next-discounts';

/** All actions of the day, with what those lack that a cart nearly has (OPEN-Q-60). */
export const discountActionsToWire = (
  names: ReadonlyMap<number, string>,
  next: readonly NextDiscount[],
): DiscountAction[] =>
  [...names].map(([action, description]) => {
    const near = next.find((each) => each.action === action);
    return { action, description, ...(near && { near: true, ...thresholdToWire(near) }) };
  });

function thresholdToWire({ threshold }: NextDiscount): Partial<DiscountAction> {
  if (!threshold) return {};
  const { counts, from, reached } = threshold;
  return counts === 'net' ? { goodsFrom: from, goods: reached } : { windowsFrom: from, windows: reached };
}
