import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { inRows } from '@fenestra/domain/configuration/geometry/rows';
import { useEffect, useRef } from 'react';
import buttons from '../../../components/button.module.css';
import { Note } from '../../../components/note';
import { thousands } from '../../../lib/format/numbers';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { useScrollIntoView } from '../frame/use-scroll-into-view';
import styles from './sash-widths.module.css';

type Fields = ReturnType<typeof fieldSizes>;

/** How unequal the panes of a product or an element are, whether its widths are shown or not; one press makes them equal (DIM-14). */
export default function UnequalPanes({ divided }: { divided: Configuration }) {
  const texts = useTexts('dimensions');
  const { changed } = useTexts('configurator');
  const { language } = useShop();
  const { shown, rules, change } = useConfiguration();
  const unequal = rules?.hasUnequalPanes(divided);
  const place = useScrollIntoView(useBecame(unequal));
  if (!rules || !unequal) return null;
  const and = new Intl.ListFormat(language);
  const widths = (fields: Fields) => inRows(fields, divided.light)[0]!.map(({ width }) => thousands(width));
  const equal = rules.equalFields(divided);
  const makeEqual = { kind: 'field-sizes', fields: equal } as const;
  return (
    <div ref={place} className={styles.warning}>
      <Note tone="warn" role="status">
        {texts.unequal(and.format(widths(fieldSizes(divided))))}{' '}
        {rules.canBeMade(makeEqual, shown) && (
          <button type="button" className={buttons.link} onClick={() => change(makeEqual, changed.fields)}>
            {texts.equal(and.format(new Set(widths(equal))))}
          </button>
        )}
      </Note>
    </div>
  );
}

/** Whether something became so while somebody looked on. */
function useBecame(now: boolean | undefined): boolean {
  const before = useRef(now);
  const became = before.current === false && now === true;
  useEffect(() => {
    before.current = now;
  }, [now]);
  return became;
}
