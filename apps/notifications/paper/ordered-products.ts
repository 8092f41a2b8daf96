import { setImmediate } from 'node:timers/promises';
import { sheetWords } from '@fenestra/i18n/sheet-words';
import { drawProduct } from '@fenestra/platform/documents/shown-product';
import type { GoodsWords } from '../ordered-goods';
import type { OrderSheet } from './order-sheet';

/** From a new page on each product as it will be made, under the number of its line. Requests have their turn between two of them. */
export async function drawProducts({ paper, shop }: OrderSheet, goods: readonly GoodsWords[]): Promise<void> {
  if (goods.some(({ drawn }) => drawn)) paper.turn();
  for (const [nth, { drawn }] of goods.entries()) {
    if (!drawn) continue;
    const { product, catalogue } = drawn;
    const words = sheetWords(product, catalogue, shop);
    drawProduct(paper, { configuration: product.configuration, catalogue, words }, nth + 1);
    await setImmediate();
  }
}
