import type { SavedElement as Saved } from '@fenestra/contracts/http/saved-offers';
import { describe } from '@fenestra/domain/drawing/describe';
import { thousands } from '@fenestra/domain/drawing/dimension-chains';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { type Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { partWords, type PartWordsGroup } from '@fenestra/i18n/part-words';
import { namesOf } from '@fenestra/i18n/product-names';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import type { Drawings } from '../drawings';

/** An element of a saved offer as its reader sees it. */
export type SavedElement = {
  readonly name: string;
  /** Pieces and the price of one, where there are several of anything. */
  readonly price: string;
  readonly parts: readonly PartWordsGroup[];
  readonly picture: { readonly png: Buffer; readonly alt: string };
};

/** Pixels at which the mail shows a drawing. */
export const shownWidth = 360;
/** Its figures stay legible on a phone. */
const large = { laidOutFor: shownWidth, density: 2, dimensions: 'overall' } as const;

export const savedElements = (
  elements: readonly Saved[],
  shop: Shop,
  catalogues: CatalogueCache,
  drawings: Drawings,
): Promise<SavedElement[]> => {
  const texts = textsOf(shop);
  const several = elements.length > 1 || elements.some(({ quantity = 1 }) => quantity > 1);
  return Promise.all(
    elements.map(async ({ configuration, quantity = 1, quote }) => {
      const catalogue = await catalogues.of(configuration.catalogue);
      const { width, height, room } = configuration;
      const facts = drawingFactsOf(configuration, catalogue);
      return {
        name: `${namesOf(configuration, catalogue, shop).product}, ${thousands(width)}\u00a0×\u00a0${thousands(height)}\u00a0mm${room === undefined ? '' : ` (${room})`}`,
        price: several ? `${texts.saved.pieces(quantity)} × ${exactAmount(quote.total, shop, texts.currency)}` : '',
        parts: partWords(configuration, catalogue, shop),
        picture: {
          png: await drawings.of(configuration, catalogue, large),
          alt: describe(configuration, facts, texts.drawing),
        },
      };
    }),
  );
};
