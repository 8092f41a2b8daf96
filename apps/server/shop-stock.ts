import { setStock } from '@fenestra/contracts/http/stock';
import { withService } from './shop-access';
import type { Outcome } from './shop-outcome';

/** Over the running stock service, which keeps the count above what is reserved. */
export async function setPieces(product: number, pieces: number, expected: string | null): Promise<Outcome> {
  const wanted = { params: { product: String(product) }, body: { pieces, expected } };
  const result = await withService('stock', (client) => client.call(setStock, wanted));
  if (!result.ok) return { done: false, text: `refused: ${result.reason}`, data: result };
  const { onHand, reserved } = result.value;
  return { done: true, text: `product ${product}: ${onHand} on hand, ${reserved} reserved`, data: result.value };
}
