import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fieldSizes } from '@fenestra/domain/configuration/field-sizes';
import { equalAxes } from '@fenestra/domain/configuration/geometry';
import type { DimensionId } from '@fenestra/domain/drawing/scene';
import { pathOf } from '../../../lib/routes';
import buttons from '../../../components/button.module.css';
import fold from '../../../components/fold.module.css';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { NumberField } from '../../../components/number-field';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { RefusalNote } from '../frame/refusal-note';
import type { Outcome } from '../sync/use-changes';
import styles from './sash-widths.module.css';

/** Partial widths (DIM-03 to DIM-05). The last one is derived; unequal panes are said, with a way back. */
export function SashWidths({ open }: { open: boolean }) {
  const texts = useTexts('dimensions');
  const paths = useTexts('paths');
  const navigate = useNavigate();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) details.current!.open = true;
  }, [open]);
  const followAddress = () => {
    const now = details.current!.open;
    if (now !== open) void navigate(pathOf(now ? 'sashWidths' : 'dimensions', paths), { replace: true });
  };
  return (
    <details ref={details} className={fold.fold} onToggle={followAddress}>
      <summary>
        <Icon name="sashes" />
        {texts.sashFold}
        <span className={fold.arrow}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={fold.content}>
        <Widths />
        <p className={styles.back}>
          <Link
            className={buttons.link}
            to={pathOf('dimensions', paths)}
            replace
            onClick={() => (details.current!.open = false)}
          >
            {texts.mainOnly}
          </Link>
        </p>
      </div>
    </details>
  );
}

function Widths() {
  const texts = useTexts('dimensions');
  const { changed } = useTexts('configurator');
  const { shown, product, change, setMark } = useConfiguration();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const fields = fieldSizes(shown);
  const last = fields.length - 1;

  const take = (widths: readonly number[]) => {
    const sizes = fields.map((field, i) => ({ ...field, width: widths[i]! }));
    setOutcome(change({ kind: 'field-sizes', fields: sizes }, changed.fields));
  };
  const commit = (index: number, width: number) => {
    const widths = fields.map((field, i) => (i === index ? width : field.width));
    const others = widths.slice(0, last).reduce((sum, each) => sum + each, 0);
    take([...widths.slice(0, last), shown.width - others]);
  };
  const equal = () => {
    const sizes = fieldSizes({ ...shown, axes: equalAxes(shown.width, fields.length) });
    take(sizes.map(({ width }) => width));
  };
  return (
    <>
      <p className={styles.lead}>{texts.sashLead}</p>
      <div className={styles.fields}>
        {fields.map(({ area, width }, i) => (
          <div key={area}>
            <NumberField
              label={texts.sashWidth(i + 1)}
              value={width}
              derived={i === last}
              onCommit={(value) => commit(i, value)}
              onFocus={() => setMark({ active: `part-${i}` satisfies DimensionId })}
            />
            {i === last && <p className={styles.derived}>{texts.derived}</p>}
          </div>
        ))}
      </div>
      <RefusalNote refusal={outcome} onRepaired={() => setOutcome(null)} />
      {product.unequalPanes && (
        <div className={styles.warning}>
          <Note tone="warn" role="status">
            {texts.unequal}{' '}
            <button type="button" className={buttons.link} onClick={equal}>
              {texts.equal}
            </button>
          </Note>
        </div>
      )}
    </>
  );
}
