import { Breakdown } from '../../../components/breakdown/breakdown';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/texts';
import styles from './breakdown-pop.module.css';
import { usePriced } from './piece';

/** The breakdown as a pop-up of the top bar, as wide as the panel. */
export function BreakdownPop() {
  const { open } = useTexts('breakdown');
  return (
    <details className={styles.trace}>
      <summary>
        {open}
        <Icon name="down" />
      </summary>
      <div className={styles.pop}>
        <Breakdown of={[usePriced()]} />
      </div>
    </details>
  );
}
