import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import type { ComparedKey } from '@fenestra/domain/pricing/compare-prices';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { inSentence } from '@fenestra/i18n/in-sentence';
import { Note } from '../note';
import { lineTitle } from '../../lib/format/line-title';
import { useShop, useTexts } from '../../lib/shop/texts';
import { useComparedNames } from './compared-names';
import styles from './discontinued-parts.module.css';
import { hasTwoPrices } from './offer-sums';

/**
 * What had to be chosen anew, element by element, and which elements are not opened at all; while the offered price holds, what that of
 * today would change or leave out.
 */
export function DiscontinuedParts({ offer }: { offer: WireQuote }) {
  const texts = useTexts('saved');
  const repairsOf = useRepairs();
  const { elements, gone } = offer;
  const hasToday = hasTwoPrices(offer);
  const several = elements.length > 1;
  return (
    <div className={styles.notes}>
      {elements.map((element) => {
        const { configurationId, repaired, repairedToday = [], goneToday } = element;
        const isChanged = hasToday && !goneToday && repairedToday.length > 0;
        if (repaired.length === 0 && !isChanged && !(offer.holds && goneToday)) return null;
        return (
          <Note key={configurationId} tone="warn">
            {several && <b>{lineTitle(element.name, element)}: </b>}
            {repaired.length > 0 && repairsOf(element)}
            {isChanged && repairsOf({ repaired: repairedToday }, texts.repairedToday)}
            {goneToday && <StillOffered offer={offer} leftOut={hasToday} />}
          </Note>
        );
      })}
      {gone.map((name, nth) => (
        <Note key={nth} tone="warn">
          <b>{name}:</b> {texts.notMade}
        </Note>
      ))}
    </div>
  );
}

/** Of what is not made any more, but sold as long as its price holds. */
function StillOffered({ offer: { validUntil }, leftOut }: { offer: WireQuote; leftOut: boolean }) {
  const shop = useShop();
  const texts = useTexts('saved');
  return (
    <>
      {texts.notMade} {texts.stillOffered(dayInNumbers(validUntil, shop))} {leftOut && texts.leftOut}
    </>
  );
}

/** The repairs of an element as one sentence. */
export function useRepairs(): (element: { readonly repaired: readonly ComparedKey[] }, lead?: string) => string {
  const { repaired } = useTexts('saved');
  const shop = useShop();
  const nameOf = useComparedNames();
  return (element, lead = repaired) =>
    `${lead} ${element.repaired.map((part) => inSentence(nameOf(part), shop)).join(', ')}.`;
}
