import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import type { ServiceClient } from '@fenestra/platform/http/service-client';
import type { ServiceClients } from '@fenestra/server/console/query-services';
import { readOrderHistory } from '@fenestra/server/console/order-history';
import { orderHistoryText } from '@fenestra/server/console/order-history-text';
import { eventually } from '@fenestra/testing/time';
import type { ShopProcess } from './shop-process';
import type { Shopper } from './shopper';

export type Placed = {
  readonly number: string;
  readonly orderId: string;
  /** Opens its page. */
  readonly token: string;
  readonly gross: number;
};

/** A piece from stock, fetched by the shopper. */
export async function placeOrder(shopper: Shopper, method: string): Promise<Placed> {
  const cart = await shopper.newCart();
  await shopper.addStock(cart, 1008);
  await shopper.pickUp(cart);
  const { body } = await shopper.order(cart, method, 1);
  const { objednavkaCislo, objednavkaID, token, total } = body as Record<string, string> & { total: number };
  return { number: objednavkaCislo!, orderId: objednavkaID!, token: token!, gross: total };
}

/** Reads order histories as `orders show` prints them, without a process for each read. */
export async function deskOf(shop: ShopProcess, closing: AsyncDisposableStack) {
  const names = Object.keys(servicePorts) as PrivateService[];
  const clients: [PrivateService, ServiceClient][] = await Promise.all(
    names.map(async (name) => [name, await shop.serviceClient(name)]),
  );
  for (const [, client] of clients) closing.defer(() => client.onApplicationShutdown());
  const services = Object.fromEntries(clients) as unknown as ServiceClients;
  return {
    /** Resolves when the history of an order matches. */
    historyShows: ({ number }: Placed, words: string | RegExp) =>
      eventually(async () => {
        const story = await readOrderHistory(services, number);
        expect(story === 'order-unknown' ? story : orderHistoryText(story).join('\n')).toMatch(words);
      }),
  };
}
