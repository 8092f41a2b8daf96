import { DisplayedDifference, usePriceBasis } from '../../../components/displayed-price';
import { PositionNumber } from '../../../components/position-number';
import { useTexts } from '../../../lib/shop/texts';
import { TransmittanceSign } from '../stage/transmittance';
import type { Cell, Row } from './compared-rows';
import styles from './profile-comparison.module.css';

type Props = {
  row: Row;
  /** Names of the profiles, which stand before long texts on a phone. */
  names: readonly string[];
  /** With which the sections show it, 0 where they do not. */
  number: number;
};

/** One property of all profiles, the best one named. */
export function ComparedLine({ row: { key, cells }, names: profiles, number }: Props) {
  const { names, notes, best } = useTexts('comparison');
  const basis = usePriceBasis();
  const note = key === 'price' ? basis : notes[key];
  const values = cells.map(({ value }) => value);
  return (
    <tr data-row={key}>
      <th scope="row">
        {number > 0 && (
          <span className={styles.number} aria-hidden="true">
            <PositionNumber>{number}</PositionNumber>
          </span>
        )}
        <span>
          {names[key]} {key === 'uw' && <TransmittanceSign />}
          {note && <small>{note}</small>}
        </span>
      </th>
      {cells.map((cell, i) => (
        <td key={i} data-best={cell.best || undefined} data-profile={profiles[i]}>
          <span>{cell.shown}</span>
          {key === 'price' && <Difference of={cell} from={cells[0]!} />}
          {key === 'uw' && <Bar of={cell.value} among={values} />}
          {cell.best && <small>{best[key]}</small>}
        </td>
      ))}
    </tr>
  );
}

/** From the price of the chosen profile. */
function Difference({ of, from }: { of: Cell; from: Cell }) {
  if (of === from || typeof of.value !== 'number' || typeof from.value !== 'number') return null;
  return (
    <span className={styles.difference}>
      <DisplayedDifference net={of.value - from.value} />
    </span>
  );
}

/** The share of 1 W/m²K, or of the largest value above it. */
function Bar({ of, among }: { of: Cell['value']; among: readonly Cell['value'][] }) {
  if (typeof of !== 'number') return null;
  const full = Math.max(1, ...among.filter((value) => typeof value === 'number'));
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="4" fill="var(--line)" />
      <rect width={(100 * of) / full} height="4" fill="currentcolor" />
    </svg>
  );
}
