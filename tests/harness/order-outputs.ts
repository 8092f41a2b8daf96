import { request } from 'undici';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { eventually } from '@fenestra/testing/time';
import type { RunningShop } from './running-shop';
import type { Json } from './shopper';

type Placed = { readonly type: string; readonly data: Json };

/** Returns the text of a PDF of an order, with ordinary spaces. */
export async function paperAt({ url }: Pick<RunningShop, 'url'>, path: string, host: string): Promise<string> {
  const { statusCode, body } = await request(url + path, { headers: { host } });
  expect(statusCode).toBe(200);
  const pages = await readPdf(Buffer.from(await body.arrayBuffer()));
  return pages.flatMap(textsOfPage).join(' ').replaceAll(/\s+/g, ' ');
}

/** Returns the data of the event that an order was placed, when it is in the feed. */
export async function placedEvent(shop: Pick<RunningShop, 'url' | 'erpToken'>, orderId: string): Promise<Json> {
  return placedEventWith(shop, 'orderId', orderId);
}

/** The same for the order whose event has this value. Reads the whole feed, which other suites write to. */
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

/** Returns the lines of an order in its event. */
export async function placedLines<Line>(
  shop: Pick<RunningShop, 'url' | 'erpToken'>,
  orderId: unknown,
): Promise<Line[]> {
  return (await placedEvent(shop, String(orderId)))['lines'] as Line[];
}
