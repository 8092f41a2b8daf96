import type { Shop } from '../shop/shops';

/**
 * Whether a sum is without what the delivery will cost: where all is settled by phone that is told after the order (PAY-08). `fee` in minor
 * units; goods that are fetched cost nothing more, and a delivery that nobody has chosen yet may.
 */
export const excludesDelivery = (
  { settledByPhone }: Pick<Shop, 'settledByPhone'>,
  delivery: { readonly kind: 'pickup' | 'delivery' } | null | undefined,
  fee: number,
): boolean => settledByPhone && delivery?.kind !== 'pickup' && fee === 0;
