import { Fragment } from 'react';
import { Disclosure } from '../../../components/disclosure';
import { useTexts } from '../../../lib/shop/texts';
import type { Row } from './compared-rows';
import styles from './shared-rows.module.css';

/** What no profile has otherwise than the others, told in one line and in full when it is opened. */
export function SharedRows({ rows }: { rows: readonly Row[] }) {
  const { names, same } = useTexts('comparison');
  if (rows.length === 0) return null;
  return (
    <div className={styles.same}>
      <Disclosure icon="check" title={same(rows.length)} short={<Short rows={rows} />}>
        <dl className={styles.facts}>
          {rows.map(({ key, cells }) => (
            <Fragment key={key}>
              <dt>{names[key]}</dt>
              <dd>{cells[0]!.shown}</dd>
            </Fragment>
          ))}
        </dl>
      </Disclosure>
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
