import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { sizeText, thousands } from '../lib/format/numbers';
import { parseWidthAndHeight, parseMillimetres, type ParsedSize } from '../lib/format/parse-size';
import { useTexts } from '../lib/shop/texts';
import { RepairButton } from './repair-button';
import { Icon } from './icon';
import styles from './number-field.module.css';

type Props = {
  label: string;
  value: number;
  /** Where the range and the message stand, for screen readers. */
  describedBy?: string;
  /** Why the value cannot be taken; the form then does not go on (DIM-08). */
  error?: string | null;
  /** The same, where the reason is shown elsewhere. */
  refused?: string | null;
  /** Follows from the other fields and cannot be typed. */
  derived?: boolean;
  /** Only multiples of it can be made, mm: arrow keys and buttons go from one to the next. */
  grid?: number;
  onCommit: (value: number) => void;
  /** Width and height were typed at once. Without it the field says that it takes one. */
  onBoth?: (size: ParsedSize) => void;
  onFocus?: () => void;
  /** What belongs to the field and stands above its message: beside another field both stay level. */
  children?: ReactNode;
};

const pause = 400;

/**
 * A size in mm. Nothing is corrected while somebody types: the value counts on leaving the field, on Enter, or after a pause.
 * What was typed stays, also when it cannot be made or read. Arrow keys and buttons move by one step of the grid, 1 mm, with Shift by ten.
 */
export function NumberField(props: Props) {
  const { label, value, describedBy, error, refused, derived = false, grid = 1, onBoth, onFocus, children } = props;
  const id = useId();
  const texts = useTexts('numberField');
  const { text, unread, type, commit, leave, step } = useTyping(props);
  const both = unread === null ? null : parseWidthAndHeight(unread);
  const message = unread === null ? error : wrongText(texts, unread, both);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current!.setCustomValidity(message ?? refused ?? ''), [message, refused]);

  const errorId = `${id}e`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={boxClass(Boolean(message ?? refused), derived, (text?.length ?? 0) > longest)}>
        <button
          type="button"
          aria-label={texts.less(label, grid)}
          tabIndex={-1}
          onClick={(e) => step(e.shiftKey ? -10 : -1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? thousands(value)}
          size={1}
          aria-invalid={message || refused ? true : undefined}
          aria-describedby={[message && errorId, describedBy].filter(Boolean).join(' ') || undefined}
          readOnly={derived}
          onFocus={(event) => {
            event.target.select();
            onFocus?.();
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            const by = event.shiftKey ? 10 : 1;
            if (event.key === 'Enter') commit();
            else if (event.key === 'ArrowUp') step(by);
            else if (event.key === 'ArrowDown') step(-by);
            else return;
            event.preventDefault();
          }}
        />
        <span className={styles.unit}>mm</span>
        <button
          type="button"
          aria-label={texts.more(label, grid)}
          tabIndex={-1}
          onClick={(e) => step(e.shiftKey ? 10 : 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {children}
      <div id={errorId} className={styles.error} role="alert">
        {message && (
          <>
            <Icon name="warn" small />
            <span>{message}</span>
          </>
        )}
      </div>
      {both && onBoth && (
        <RepairButton onPress={() => onBoth(both)}>{texts.takeBoth(sizeText(both.width, both.height))}</RepairButton>
      )}
    </div>
  );
}

function wrongText(
  { empty, twoSizes, unreadable }: Texts['numberField'],
  typed: string,
  both: ParsedSize | null,
): string {
  if (typed === '') return empty;
  return both ? twoSizes : unreadable(typed);
}

/** What stands in the field while it differs from the value, and what of it could not be read. */
function useTyping({ value, grid = 1, onCommit }: Pick<Props, 'value' | 'grid' | 'onCommit'>) {
  const [text, setText] = useState<string | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const forget = () => {
    rest();
    setText(null);
    setUnread(null);
  };
  useEffect(() => rest, []);
  // Another value from elsewhere (undo, a repair, another tab) takes the place of what stands here, unless somebody types.
  useEffect(() => {
    const typing = timer.current !== undefined;
    if (text !== null && !typing && parseMillimetres(text) !== value) forget();
  }, [value]);

  /** Gives whether the text could be read. */
  const take = (typed: string): boolean => {
    rest();
    const millimetres = parseMillimetres(typed);
    if (millimetres === null) return false;
    setUnread(null);
    onCommit(millimetres);
    return true;
  };
  const commit = () => {
    if (text === null) return;
    const typed = text;
    if (!take(typed)) setUnread(typed.trim());
  };
  return {
    text,
    unread,
    commit,
    type: (now: string) => {
      setText(now);
      rest();
      timer.current = setTimeout(() => take(now), pause);
    },
    leave: () => {
      commit();
      if (text !== null && parseMillimetres(text) !== null) setText(null);
    },
    step: (by: number) => {
      forget();
      onCommit((by > 0 ? Math.floor : Math.ceil)(value / grid + by) * grid);
    },
  };
}

/** Letters that fit into a narrow field at its usual size. */
const longest = 6;

const boxClass = (wrong: boolean, derived: boolean, long: boolean) =>
  [styles.box, wrong && styles.wrong, derived && styles.derived, long && styles.long].filter(Boolean).join(' ');
