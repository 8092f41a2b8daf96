import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import { indexedCatalogue, type CataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { orderedWords } from '../ordered-goods';
import { orderDocument } from './order-document';
import { proformaDocument } from './proforma-document';

const papers = { summary: orderDocument, proforma: proformaDocument } as const;

export type PaperToDraw = {
  readonly paper: keyof typeof papers;
  readonly snapshot: OrderSnapshot;
  readonly facts: ShopFacts;
  readonly catalogues: CataloguesByVersion;
  /** Of the catalogue by which each line was sold. */
  readonly versions: readonly string[];
};

/** Beside the requests: an order of a hundred lines takes more than a second. */
export async function work({ paper, snapshot, facts, catalogues, versions }: PaperToDraw): Promise<Uint8Array> {
  const byLine = new Map(snapshot.order.lines.map(({ line }, nth) => [line, versions[nth]!]));
  const goods = await orderedWords(snapshot.order, {
    ofLine: (line) => Promise.resolve(indexedCatalogue(catalogues, byLine.get(line)!)),
  });
  return papers[paper](snapshot, goods, facts);
}
