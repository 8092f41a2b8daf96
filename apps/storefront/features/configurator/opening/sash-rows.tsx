import { areaNumbers } from '@fenestra/domain/configuration/assembly/elements';
import { useId } from 'react';
import { PositionNumber } from '../../../components/position-number';
import radio from '../../../components/radio.module.css';
import { useTexts } from '../../../lib/shop/texts';
import { useAreaNames } from '../choice/use-area-names';
import { useConfiguration } from '../sync/configuration-context';
import { OpeningPicture } from './opening-picture';
import styles from './sash-rows.module.css';

type Props = { chosen: string; onChoose: (area: string) => void };

/** One row for each field of the product, with the number it has on the drawing, its sashes to one scale. */
export function SashRows({ chosen, onChoose }: Props) {
  const name = useId();
  const texts = useTexts('opening');
  const { product, shown } = useConfiguration();
  const numbers = areaNumbers(shown);
  const names = useAreaNames(shown);
  const openings = new Map(shown.areas.map(({ id, opening }) => [id, opening]));
  const areas = product.areas.filter(({ id }) => openings.has(id)); // those that are there and answered, while a change is on its way
  const longest = Math.max(...areas.flatMap(({ width, height }) => [width, height]));
  return (
    <fieldset className={styles.rows}>
      <legend className="sr">{texts.sashes}</legend>
      {areas.map((area) => (
        <label key={area.id} className={`${radio.option} ${styles.row}`}>
          <input type="radio" name={name} checked={area.id === chosen} onChange={() => onChoose(area.id)} />
          <span className={radio.mark} />
          <PositionNumber now={area.id === chosen}>{numbers.get(area.id)!}</PositionNumber>
          <OpeningPicture
            opening={openings.get(area.id)!}
            size={area}
            width={(area.width / longest) * 40}
            id={`row${area.id}`}
          />
          <span>
            <b>{names.get(area.id)}</b>
            <span className={styles.kind}>{area.openingName}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
