import { useEffect, useRef } from 'react';
import { useDisplayedPriceText } from '../../../components/displayed-price';
import { announce } from '../../../lib/accessibility/announce';
import { useTexts } from '../../../lib/shop/texts';
import { useLatest } from '../../../lib/state/use-latest';
import { pieceNet } from '../price/piece';
import { type ConfigurationState, useChecking, useConfiguration } from '../sync/configuration-context';
import { ChangedInOtherTab } from '../sync/changed-in-other-tab';

/** What listens around every step and none needs to begin: to other tabs, to keys, and to answers for those who do not see them. */
export default function GlobalListeners() {
  const state = useConfiguration();
  useAnnouncement(state, useChecking());
  useUndoKeys(state);
  return <ChangedInOtherTab />;
}

/** Tells once, 700 ms after the last answer, what a change came to. */
function useAnnouncement({ product, done }: ConfigurationState, checking: boolean) {
  const texts = useTexts('configurator');
  const price = useDisplayedPriceText();
  const first = useRef(product.revision);
  const total = pieceNet(product);
  useEffect(() => {
    if (checking || product.revision === first.current) return;
    const timer = setTimeout(() => announce(texts.announce(done ?? texts.changed.other, price(total))), 700);
    return () => clearTimeout(timer);
    // Only a new answer is news.
  }, [product.revision, checking]);
}

/** What has an undo of its own: fields that are typed into, not choices. */
const typedInto = 'textarea, input:not([type=radio], [type=checkbox])';

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, outside of text fields, and not of what a dialog covers. */
function useUndoKeys(state: ConfigurationState) {
  const latest = useLatest(state);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' && event.ctrlKey; // Cmd+Y is the browser's own
      if (!isRedo && !(key === 'z' && (event.ctrlKey || event.metaKey))) return;
      const isTyping = event.target instanceof Element && event.target.matches(typedInto);
      if (isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (isRedo || event.shiftKey) latest().redo();
      else latest().undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}
