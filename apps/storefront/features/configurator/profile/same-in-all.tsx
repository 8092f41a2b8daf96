import { Fragment } from 'react';
import { Fold } from '../../../components/fold';
import { useTexts } from '../../../lib/texts';
import type { Row } from './compared-rows';
import styles from './same-in-all.module.css';

/** What no profile has otherwise than the others, told in one line and in full when it is opened. */
export function SameInAll({ rows }: { rows: readonly Row[] }) {
  const { names, same } = useTexts('comparison');
  if (rows.length === 0) return null;
  return (
    <div className={styles.same}>
      <Fold icon="check" title={same(rows.length)} short={<Short rows={rows} />}>
        <dl className={styles.facts}>
          {rows.map(({ key, cells }) => (
            <Fragment key={key}>
              <dt>{names[key]}</dt>
              <dd>{cells[0]!.shown}</dd>
            </Fragment>
          ))}
        </dl>
      </Fold>
    </div>
  );
}

function Short({ rows }: { rows: readonly Row[] }) {
  const { names } = useTexts('comparison');
  return rows.map(({ key, cells }, i) => (
    <Fragment key={key}>
      {i > 0 && ' · '}
      {names[key]} {cells[0]!.shown}
    </Fragment>
  ));
}
