import { useId } from 'react';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import radio from '../../../components/radio.module.css';
import { RefusalNote, type Refused } from '../frame/refusal-note';
import { useReason } from '../frame/refusal-text';
import styles from './opening-choices.module.css';
import { OpeningPicture } from './opening-picture';
import type { OpeningItem } from './use-openings';

type Props = {
  area: string;
  item: OpeningItem;
  /** It was pressed, and what would help is shown. */
  refused: Refused | null;
  onChoose: (item: OpeningItem) => void;
  onRepaired: () => void;
};

/** Says why it cannot be taken; a press opens what would help, within the card. */
export function BlockedCard({ area, item, refused, onChoose, onRepaired }: Props) {
  const { code, name, refusal, refused: why } = item;
  const reason = useReason();
  const id = useId();
  return (
    <div className={styles.blocked} data-open={refused !== null || undefined}>
      <label className={radio.option}>
        <input
          type="radio"
          name={`blocked-${area}`}
          checked={refused !== null}
          aria-disabled
          aria-describedby={id}
          onChange={() => onChoose(item)}
        />
        <OpeningPicture opening={code as OpeningCode} width={36} id={`no${area}${code}`} />
        <span>
          <b>{name}</b>
          <span id={id}>{!refused && (why ? reason(why) : refusal)}</span>
        </span>
      </label>
      <RefusalNote {...refused} within onRepaired={onRepaired} />
    </div>
  );
}
