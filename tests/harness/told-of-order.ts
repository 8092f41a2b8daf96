import { request } from 'undici';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { eventually } from '@fenestra/testing/time';
import type { RunningShop } from './running-shop';
import type { Json } from './shopper';

type Placed = { readonly type: string; readonly data: Json };

/** A paper of an order as it is read in the shop of that host, with ordinary spaces. */
export async function paperAt({ url }: Pick<RunningShop, 'url'>, path: string, host: string): Promise<string> {
  const { statusCode, body } = await request(url + path, { headers: { host } });
  expect(statusCode).toBe(200);
  const pages = await readPdf(Buffer.from(await body.arrayBuffer()));
  return pages.flatMap(textsOfPage).join(' ').replaceAll(/\s+/g, ' ');
}

/** What the feed says of an order that was placed, as soon as it does. */
export async function placedEvent(shop: Pick<RunningShop, 'url' | 'erpToken'>, orderId: string): Promise<Json> {
  return placedEventWith(shop, 'orderId', orderId);
}

/** The same of the one whose data has such a value. */
export async function placedEventWith(
  shop: Pick<RunningShop, 'url' | 'erpToken'>,
  field: string,
  value: string,
): Promise<Json> {
  const headers = { authorization: `Bearer ${await shop.erpToken()}` };
  let after = '';
  let found: Placed | undefined;
  await eventually(async () => {
    const answer = await fetch(`${shop.url}/erp/v1/events?limit=500${after && `&after=${after}`}`, { headers });
    const { events, next } = (await answer.json()) as { events: Placed[]; next: string };
    after = next;
    found = events.find(({ type, data }) => type === 'shop.order.placed.v1' && data[field] === value);
    expect(found).toBeDefined();
  });
  return found!.data;
}
