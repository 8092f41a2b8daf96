import { useId } from 'react';
import type { Area } from '@fenestra/domain/configuration/configuration';
import { areaNumbers } from '@fenestra/domain/configuration/assembly/elements';
import { Note } from '../../../components/note';
import { PositionNumber } from '../../../components/position-number';
import radio from '../../../components/radio.module.css';
import { Segments } from '../../../components/segments';
import { NoBreakText } from '../../../components/no-break-text';
import { useTexts } from '../../../lib/shop/texts';
import styles from './area-switch.module.css';
import { useAreaNames } from './use-area-names';
import type { Areas } from './use-areas';
import type { Draft } from './use-draft';

type Props = {
  /** Of the rows, which take the focus where an area is missing. */
  id?: string;
  draft: Draft;
  areas: Areas;
  factOf: (area: Area) => string;
  /** Asks for an area. */
  choose: string;
};

/** The same for all areas, for those of an element, or another one for each; then a row for each area (GLASS-03). Nothing where there is one only. */
export function AreaSwitch({ id, draft, areas, factOf, choose }: Props) {
  const name = useId();
  const texts = useTexts('choice');
  const { element: elementName } = useTexts('assembly');
  const { among, range, setRange, element, each, chosen, setChosen, asked } = areas;
  const numbers = areaNumbers(draft.configuration);
  const names = useAreaNames(draft.configuration);
  if (among.length === 1) return null;
  return (
    <div className={styles.switch}>
      <Segments
        full
        label={texts.range}
        value={range}
        options={[
          { value: 'all', text: texts.allSame },
          ...(element === null ? [] : [{ value: 'element', text: elementName(element + 1) } as const]),
          { value: 'each', text: texts.eachOwn },
        ]}
        onChange={setRange}
      />
      {each && (
        <fieldset className={styles.rows} id={id} tabIndex={-1}>
          <legend className="sr">{texts.range}</legend>
          {among.map((area) => (
            <label key={area.id} className={`${radio.option} ${styles.row}`}>
              <input type="radio" name={name} checked={area.id === chosen} onChange={() => setChosen(area.id)} />
              <span className={radio.mark} />
              <PositionNumber now={area.id === chosen}>{numbers.get(area.id)!}</PositionNumber>
              <span>
                <b>{names.get(area.id)}</b>
                <span className={styles.fact}>
                  <NoBreakText text={factOf(area)} />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {asked && (
        <Note tone="err" role="alert">
          {choose}
        </Note>
      )}
    </div>
  );
}
