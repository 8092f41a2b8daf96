import { maxRoomLength, parseRoom } from '@fenestra/domain/configuration/room';
import { useId, useState } from 'react';
import { useTexts } from '../lib/shop/texts';
import styles from './room-field.module.css';

type Props = {
  room: string | null;
  /** What is labelled, where several fields stand on a page. */
  of?: string;
  label?: string;
  hint?: boolean;
  /** With a label that can be kept, or null where the field was emptied. */
  onChange: (room: string | null) => void;
};

/** A label in the shopper's own words; usual rooms are offered. It is taken when the field is left. */
export function RoomField({ room, of, label, hint = false, onChange }: Props) {
  const id = useId();
  const texts = useTexts('room');
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = typed === null ? room : parseRoom(typed);
    setTyped(null);
    if (wanted !== room) onChange(wanted);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? texts.label}</label>
      <input
        id={id}
        aria-label={of === undefined ? undefined : texts.of(of)}
        aria-describedby={hint ? `${id}h` : undefined}
        list={`${id}l`}
        maxLength={maxRoomLength}
        autoComplete="off"
        value={typed ?? room ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <datalist id={`${id}l`}>
        {texts.rooms.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {hint && <p id={`${id}h`}>{texts.hint}</p>}
    </div>
  );
}
