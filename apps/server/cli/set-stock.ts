import { setStock } from '@fenestra/contracts/http/stock';
import { withService } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** Over the running stock service, which keeps the count above what is reserved. */
export async function setStockQuantity(
  product: number,
  quantity: number,
  expected: string | null,
): Promise<CommandOutcome> {
  const input = { params: { product: String(product) }, body: { pieces: quantity, expected } };
  const result = await withService('stock', (client) => client.call(setStock, input));
  if (!result.ok) return { done: false, text: `refused: ${result.reason}`, data: result };
  const { onHand, reserved } = result.value;
  return { done: true, text: `product ${product}: ${onHand} on hand, ${reserved} reserved`, data: result.value };
}
