import { Suspense } from 'react';
import { Icon } from '../../../components/icon';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import styles from './breakdown.module.css';

const BreakdownTable = lazyChunk(() => import('./breakdown-table'));

/** What the price consists of, for whoever opens it. */
export function Breakdown() {
  return (
    <Suspense>
      <BreakdownTable />
    </Suspense>
  );
}

/** The breakdown as a pop-up of the top bar, as wide as the panel. */
export function BreakdownPop() {
  const { breakdown } = useTexts('configurator');
  return (
    <details className={styles.trace}>
      <summary>
        {breakdown}
        <Icon name="down" />
      </summary>
      <div className={styles.pop}>
        <Breakdown />
      </div>
    </details>
  );
}
