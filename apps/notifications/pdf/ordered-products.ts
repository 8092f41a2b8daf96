import { setImmediate } from 'node:timers/promises';
import { sheetWords } from '@fenestra/i18n/sheet-words';
import { drawProduct } from '@fenestra/platform/documents/pdf-product';
import type { OrderedLineTexts } from '../compose/ordered-goods';
import type { OrderPdfContext } from './order-pdf-context';

/** Each product as it will be made, under the number of its line: from a new page on, unless it is one already. Requests have their turn between two of them. */
export async function drawProducts(
  { writer, shop, amountDisplay }: OrderPdfContext,
  goods: readonly OrderedLineTexts[],
  onNewPage: boolean,
): Promise<void> {
  if (goods.some(({ drawn }) => drawn) && !onNewPage) writer.newPage();
  for (const [nth, { drawn }] of goods.entries()) {
    if (!drawn) continue;
    const { product, catalogue } = drawn;
    const words = sheetWords(product, catalogue, shop, amountDisplay);
    drawProduct(writer, { configuration: product.configuration, catalogue, words }, nth + 1);
    await setImmediate();
  }
}
