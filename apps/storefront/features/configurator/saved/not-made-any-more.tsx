import type { SavedOffer } from '@fenestra/contracts/wire/saved-calls';
import type { ComparedKey } from '@fenestra/domain/pricing/compare-quotes';
import { inSentence } from '@fenestra/i18n/in-sentence';
import { Note } from '../../../components/note';
import { lineTitle } from '../../../lib/line-title';
import { useShop, useTexts } from '../../../lib/texts';
import { useComparedNames } from './compared-names';
import styles from './not-made-any-more.module.css';

/** What had to be chosen anew, element by element, and which elements are not opened at all. */
export function NotMadeAnyMore({ offer: { elements, gone } }: { offer: SavedOffer }) {
  const texts = useTexts('saved');
  const repairsOf = useRepairs();
  const repaired = elements.filter((element) => element.repaired.length > 0);
  return (
    <div className={styles.notes}>
      {repaired.map((element) => (
        <Note key={element.configurationId} tone="warn">
          {elements.length > 1 && <b>{lineTitle(element.name, element)}: </b>}
          {repairsOf(element)}
        </Note>
      ))}
      {gone.map((name, nth) => (
        <Note key={nth} tone="warn">
          <b>{name}:</b> {texts.notMade}
        </Note>
      ))}
    </div>
  );
}

/** The repairs of an element as one sentence. */
export function useRepairs(): (element: { readonly repaired: readonly ComparedKey[] }) => string {
  const { repaired } = useTexts('saved');
  const shop = useShop();
  const nameOf = useComparedNames();
  return (element) => `${repaired} ${element.repaired.map((part) => inSentence(nameOf(part), shop)).join(', ')}.`;
}
