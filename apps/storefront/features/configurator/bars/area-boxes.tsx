import { areaNumbers } from '@fenestra/domain/configuration/assembly/elements';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { PositionNumber } from '../../../components/position-number';
import radio from '../../../components/radio.module.css';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useAreaNames } from '../choice/use-area-names';
import type { Draft } from '../choice/use-draft';
import styles from './area-boxes.module.css';
import type { ChosenBars } from './use-bars';

type Props = { draft: Draft; chosen: ChosenBars; paneOf: (area: string) => Size };

/** Which areas get bars, each with the size of its pane (GRID-01, GRID-05). */
export function AreaBoxes({ draft, chosen, paneOf }: Props) {
  const texts = useTexts('bars');
  const { areas } = draft.configuration;
  const numbers = areaNumbers(draft.configuration);
  const names = useAreaNames(draft.configuration);
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend className="sr">{texts.where}</legend>
        {areas.map((area) => {
          const pane = paneOf(area.id);
          return (
            <label key={area.id} className={`${radio.option} ${styles.box}`}>
              <input type="checkbox" checked={chosen.ids.includes(area.id)} onChange={() => chosen.toggle(area)} />
              <span className={radio.box}>
                <Icon name="check" />
              </span>
              <PositionNumber>{numbers.get(area.id)!}</PositionNumber>
              <span>
                <b>{names.get(area.id)}</b>
                <span className={styles.size}>{`${sizeText(pane.width, pane.height)}\u00a0mm`}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {chosen.asked && (
        <Note tone="err" role="alert">
          {texts.chooseArea}
        </Note>
      )}
    </>
  );
}
