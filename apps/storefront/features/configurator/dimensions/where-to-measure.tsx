import { useTexts } from '../../../lib/shop/texts';
import { useKind } from '../frame/steps';
import styles from './where-to-measure.module.css';

/** Across an opening three widths lie one above the other, and three heights side by side. */
const signs = { width: 'M2 10h36M2 26h36M2 42h36', height: 'M8 2v48M20 2v48M32 2v48' };

/** At which three places the width and the height of the opening are measured (DIM-15, DIM-16). */
export function WhereToMeasure() {
  const { places } = useTexts('measuring');
  const kind = useKind();
  return (
    <ul className={styles.places}>
      <Place sign={signs.width}>{places.width}</Place>
      <Place sign={signs.height}>{kind === 'window' ? places.heightOfWindow : places.height}</Place>
    </ul>
  );
}

function Place({ sign, children }: { sign: string; children: string }) {
  return (
    <li>
      <svg viewBox="0 0 40 52" width="27" height="35" aria-hidden="true" focusable="false">
        <path d="M2 2h36v48H2z" />
        <path d={sign} />
      </svg>
      <span>{children}</span>
    </li>
  );
}
