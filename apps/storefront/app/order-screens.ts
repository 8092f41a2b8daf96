import { orderPageParts, recapParts, type TextPart } from '@fenestra/i18n/texts/text-parts';
import { lazyChunk } from '../lib/loading/chunk';
import { loadTexts } from '../lib/loading/load-texts';
import { ignoreFailure } from './steps';

export const Recap = lazyChunk(() => withTexts(recapParts, import('../features/recap/recap')));
export const OrderPage = lazyChunk(() => withTexts(orderPageParts, import('../features/recap/order-page/order-page')));

/** A screen together with what it says, which it would ask for once its order is there, one after the other. */
function withTexts<Loaded>(parts: readonly TextPart[], screen: Promise<Loaded>): Promise<Loaded> {
  for (const part of parts) loadTexts(part).catch(ignoreFailure);
  return screen;
}
