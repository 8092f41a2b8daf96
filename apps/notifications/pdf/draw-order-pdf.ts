import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { indexedCatalogue, type CataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { orderedTexts } from '../compose/ordered-goods';
import { orderPdf } from './order-pdf';
import { proformaPdf } from './proforma-pdf';

const drawers = { summary: orderPdf, proforma: proformaPdf } as const;

export type OrderPdfTask = {
  readonly paper: keyof typeof drawers;
  readonly snapshot: OrderSnapshot;
  readonly facts: ShopFacts;
  readonly catalogues: CataloguesByVersion;
  /** Of the catalogue by which each line was sold. */
  readonly versions: readonly string[];
};

/** Beside the requests: an order of a hundred lines takes more than a second. */
export async function work({ paper, snapshot, facts, catalogues, versions }: OrderPdfTask): Promise<Uint8Array> {
  const versionByLine = new Map(snapshot.order.lines.map(({ line }, nth) => [line, versions[nth]!]));
  const goods = await orderedTexts(snapshot.order, {
    ofLine: (line) => Promise.resolve(indexedCatalogue(catalogues, versionByLine.get(line)!)),
  });
  return drawers[paper](snapshot, goods, facts);
}
