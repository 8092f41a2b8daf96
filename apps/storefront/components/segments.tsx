import styles from './segments.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  small?: boolean;
  onChange: (value: Value) => void;
};

/** A switch between two or three views, as pressed buttons. */
export function Segments<Value extends string>({ label, value, options, small, onChange }: Props<Value>) {
  return (
    <div className={small ? `${styles.segments} ${styles.small}` : styles.segments} role="group" aria-label={label}>
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
