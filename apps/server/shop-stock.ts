import { setStock } from '@fenestra/contracts/http/stock';
import { servicePorts } from '@fenestra/clients/service-clients';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { StartFault } from '@fenestra/platform/service/start-fault';
import type { Outcome } from './shop-outcome';
import { openShop } from './shop-access';

/** Over the running stock service, which keeps the count above what is reserved. */
export async function setPieces(product: number, pieces: number, expected: string | null): Promise<Outcome> {
  const { services, serviceToken } = await openShop();
  if (!serviceToken) throw new StartFault('SERVICE_TOKEN is not set, without which the stock service refuses.');
  const url = process.env['STOCK_URL'] ?? services['stock'] ?? `http://127.0.0.1:${servicePorts.stock}`;
  const client = new ServiceClient(() => url, serviceToken);
  try {
    const result = await client.call(setStock, { params: { product: String(product) }, body: { pieces, expected } });
    if (!result.ok) return { done: false, text: `refused: ${result.reason}`, data: result };
    const { onHand, reserved } = result.value;
    return { done: true, text: `product ${product}: ${onHand} on hand, ${reserved} reserved`, data: result.value };
  } finally {
    await client.onApplicationShutdown();
  }
}
