import { useEffect, useId, useRef, useState } from 'react';
import { thousands } from '../lib/numbers';
import { useTexts } from '../lib/texts';
import { Icon } from './icon';
import styles from './number-field.module.css';

type Props = {
  label: string;
  value: number;
  /** Where the range and the message stand, for screen readers. */
  describedBy?: string;
  /** Why the value cannot be taken; the form then does not go on (DIM-08). */
  error?: string | null;
  /** Follows from the other fields and cannot be typed. */
  derived?: boolean;
  onCommit: (value: number) => void;
  onFocus?: () => void;
};

const pause = 400;

/** Millimetres as typed: spaces are ignored, a decimal or `cm` is read as centimetres. NaN for no number at all. */
export function readMillimetres(text: string): number {
  const match = /^([\d\s\u00a0.,]+)\s*(mm|cm|m)?$/i.exec(text.trim());
  if (!match) return NaN;
  const figure = Number(match[1]!.replace(/[\s\u00a0]/g, '').replace(',', '.'));
  const unit = { mm: 1, cm: 10, m: 1000 }[match[2]?.toLowerCase() ?? 'mm']!;
  return Math.round(figure * unit);
}

/**
 * A size in mm. Nothing is corrected while somebody types: the value counts on leaving the field, on Enter, or after a pause.
 * What was typed stays, also when it cannot be made. Arrow keys and buttons move by 1 mm, with Shift by 10.
 */
export function NumberField({ label, value, describedBy, error, derived = false, onCommit, onFocus }: Props) {
  const id = useId();
  const texts = useTexts('numberField');
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => input.current!.setCustomValidity(error ?? ''), [error]);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    const millimetres = readMillimetres(text);
    if (!Number.isNaN(millimetres)) onCommit(millimetres);
  };
  const step = (by: number) => {
    clearTimeout(timer.current);
    setTyped(null);
    onCommit(value + by);
  };
  const errorId = `${id}e`;
  const text = typed ?? thousands(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={boxClass(Boolean(error), derived)}>
        <button type="button" aria-label={texts.less(label)} tabIndex={-1} onClick={(e) => step(e.shiftKey ? -10 : -1)}>
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          size={1}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
          readOnly={derived}
          onFocus={(event) => {
            event.target.select();
            onFocus?.();
          }}
          onChange={(event) => {
            const { value: now } = event.target;
            setTyped(now);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => commit(now), pause);
          }}
          onBlur={() => {
            if (typed !== null) commit(typed);
            setTyped(null);
          }}
          onKeyDown={(event) => {
            const by = event.shiftKey ? 10 : 1;
            if (event.key === 'Enter') commit(text);
            else if (event.key === 'ArrowUp') step(by);
            else if (event.key === 'ArrowDown') step(-by);
            else return;
            event.preventDefault();
          }}
        />
        <span className={styles.unit}>mm</span>
        <button type="button" aria-label={texts.more(label)} tabIndex={-1} onClick={(e) => step(e.shiftKey ? 10 : 1)}>
          <Icon name="plus" />
        </button>
      </div>
      <div id={errorId} className={styles.error} role="alert">
        {error && (
          <>
            <Icon name="warn" small />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  );
}

const boxClass = (wrong: boolean, derived: boolean) =>
  [styles.box, wrong && styles.wrong, derived && styles.derived].filter(Boolean).join(' ');
