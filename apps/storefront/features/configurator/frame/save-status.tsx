import { useDeferredValue, useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/shop/texts';
import { useChecking, useConfiguration } from '../sync/configuration-context';
import styles from './save-status.module.css';

/** Says that every change is kept by the shop, and whether the last one is. */
export function SaveStatus() {
  const texts = useTexts('session');
  const checking = useDeferredValue(useChecking()); // other words lay out the panel again: after the drawing
  const { stuck } = useConfiguration();
  const online = useSyncExternalStore(hearConnection, () => navigator.onLine);
  const waits = checking && (stuck || !online);
  return <p className={styles.line}>{waits ? texts.waiting : checking ? texts.saving : texts.saved}</p>;
}

function hearConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
