import { useId } from 'react';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { openingDifference } from '@fenestra/domain/configuration/geometry/opening-difference';
import radio from '../../../components/radio.module.css';
import { useTexts } from '../../../lib/shop/texts';
import { OptionPrice } from '../choice/option-price';
import styles from './opening-choices.module.css';
import { OpeningPicture } from './opening-picture';
import type { OpeningItem } from './use-openings';

type Props = {
  area: string;
  item: OpeningItem;
  now: OpeningCode | undefined;
  /** Net price of the product as it is; null while it is unknown. */
  present: number | null;
  onChoose: (item: OpeningItem) => void;
};

/** Picture, name, how it differs from the present type, and what it changes in the price. */
export function OpeningCard({ area, item, now, present, onChoose }: Props) {
  const code = item.code as OpeningCode;
  const id = useId();
  const chosen = code === now;
  const hint = useHint(now, code);
  return (
    <label className={`${radio.option} ${styles.card}`}>
      <input
        type="radio"
        name={`opening-${area}`}
        checked={chosen}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}d`}
        onChange={() => onChoose(item)}
      />
      <OpeningPicture opening={code} width={54} id={`${area}${code}`} />
      <span className={styles.name}>
        <span className={radio.mark} />
        <span>
          <span id={`${id}n`}>{item.name}</span>
          <small id={`${id}d`}>
            {hint && `${hint}, `}
            <OptionPrice price={chosen ? present : item.net} from={present} included={chosen} />
          </small>
        </span>
      </span>
    </label>
  );
}

function useHint(now: OpeningCode | undefined, code: OpeningCode) {
  const { chosen, hints } = useTexts('opening');
  if (code === now) return chosen;
  const difference = now && openingDifference(now, code);
  return difference && hints[difference];
}
