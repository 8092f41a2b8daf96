import { useState } from 'react';
import { Breakdown } from '../../../components/breakdown/breakdown';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/shop/texts';
import styles from './breakdown-pop.module.css';
import { usePriced } from './piece';

/** The breakdown as a pop-up of the top bar, as wide as the panel. */
export function BreakdownPop() {
  const { open } = useTexts('breakdown');
  const [opened, setOpened] = useState(false); // lines that nobody has seen need not follow the price
  return (
    <details className={styles.trace}>
      <summary onClick={() => setOpened(true)}>
        {open}
        <Icon name="down" />
      </summary>
      <div className={styles.pop}>{opened && <Lines />}</div>
    </details>
  );
}

const Lines = () => <Breakdown of={[usePriced()]} />;
