import type { ReactNode } from 'react';
import radio from '../../../components/radio.module.css';

/** What the options of a dialog have in common. */
export type RadioProps = {
  /** Of the radio group. */
  name: string;
  checked: boolean;
  /** Why it cannot be taken. It stays focusable; a press opens what would help. */
  refusal?: string | null;
  onChoose: () => void;
  /** The mouse comes over it, or leaves it. */
  onPoint?: (on: boolean) => void;
};

type Props = RadioProps & {
  className: string | undefined;
  /** Ids of its name and of what else is said of it. */
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
};

/** The frame of one option: all of it chooses, and what is pointed at can be shown. */
export function RadioOption({ name, checked, refusal = null, onChoose, onPoint, ...frame }: Props) {
  return (
    <label
      className={`${radio.option} ${frame.className}`}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-disabled={refusal !== null || undefined}
        aria-labelledby={frame.labelledBy}
        aria-describedby={frame.describedBy}
        onChange={onChoose}
      />
      {frame.children}
    </label>
  );
}
