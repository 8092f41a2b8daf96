import type { Shop } from '@fenestra/domain/shop/shops';
import type { LegalTexts } from './texts/legal';

export type LegalText = Exclude<keyof LegalTexts, 'disputes' | 'contact'>;

/** A legal text with what depends on the country of the shop. */
export function legalText(
  of: LegalText,
  texts: LegalTexts,
  { disputes }: Pick<Shop, 'disputes'>,
): LegalTexts[LegalText] {
  const text = texts[of];
  if (of !== 'complaints') return text;
  const { settledBy, noPart } = texts.disputes;
  return { ...text, paragraphs: [...text.paragraphs, disputes ? settledBy(disputes.body, disputes.site) : noPart] };
}
