import styles from './segments.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  small?: boolean;
  /** As wide as its place. */
  full?: boolean;
  onChange: (value: Value) => void;
};

/** A switch between two or three views, as pressed buttons. */
export function Segments<Value extends string>({ label, value, options, small, full, onChange }: Props<Value>) {
  return (
    <div
      className={[styles.segments, small && styles.small, full && styles.full].filter(Boolean).join(' ')}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
