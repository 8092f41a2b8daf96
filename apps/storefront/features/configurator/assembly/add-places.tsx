import type { FreePlace } from '@fenestra/domain/configuration/assembly/change-elements';
import { rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { useId } from 'react';
import radio from '../../../components/radio.module.css';
import { useConfiguration } from '../sync/configuration-context';
import styles from './add-element.module.css';
import { isSamePlace, usePlaceName } from './place-name';

type Props = { places: readonly FreePlace[]; place: FreePlace; onChoose: (place: FreePlace) => void };

/** The places where an element can stand, each with a sign of the row and the new element. */
export function AddPlaces({ places, place, onChoose }: Props) {
  const name = useId();
  const nameOf = usePlaceName();
  return (
    <div className={styles.places}>
      {places.map((one) => (
        <label key={nameOf(one)} className={`${radio.option} ${styles.place}`}>
          <input type="radio" name={name} checked={isSamePlace(one, place)} onChange={() => onChoose(one)} />
          <PlaceSign place={one} />
          <span>
            <span className={radio.mark} />
            {nameOf(one)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Pixels of the sign: an element, and how high one above is. */
const [wide, high, low] = [16, 26, 9];

function PlaceSign({ place: { place, beside } }: { place: FreePlace }) {
  const { shown } = useConfiguration();
  const count = rowOf(shown).length;
  const above = place === 'above';
  const at = place === 'left' ? 0 : (beside ?? count);
  const width = (above ? count : count + 1) * wide;
  const xOf = (i: number) => (above || i < at ? i : i + 1) * wide;
  const isNew = above ? [0, 0, width, low] : [at * wide, low, wide, high];
  const plus = [isNew[0]! + isNew[2]! / 2, isNew[1]! + isNew[3]! / 2] as const;
  return (
    <svg
      className={styles.placeSign}
      viewBox={`-1 -1 ${width + 2} ${high + low + 2}`}
      width={width + 2}
      height={high + low + 2}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, i) => (
        <rect key={i} x={xOf(i)} y={low} width={wide} height={high} />
      ))}
      <rect className={styles.new} x={isNew[0]} y={isNew[1]} width={isNew[2]} height={isNew[3]} />
      <path className={styles.plus} d={`M${plus[0] - 3} ${plus[1]}h6M${plus[0]} ${plus[1] - 3}v6`} />
    </svg>
  );
}
