import type { Shop } from '@fenestra/domain/shop/shops';
import type { Texts } from './texts/texts';

export type LegalText = Exclude<keyof Texts['legal'], 'disputes' | 'contact'>;

/** A legal text with what depends on the country of the shop. */
export function legalText(
  of: LegalText,
  texts: Texts['legal'],
  { disputes }: Pick<Shop, 'disputes'>,
): Texts['legal'][LegalText] {
  const text = texts[of];
  if (of !== 'complaints') return text;
  const { settledBy, noPart } = texts.disputes;
  return { ...text, paragraphs: [...text.paragraphs, disputes ? settledBy(disputes.body, disputes.site) : noPart] };
}
