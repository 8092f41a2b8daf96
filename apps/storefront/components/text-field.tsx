import { visibleInput } from '@fenestra/domain/invisible-characters';
import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { Icon } from './icon';
import styles from './text-field.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  required?: boolean;
  /** Says in words that the field may stay empty. */
  optional?: string;
  error?: string | undefined;
  right?: boolean;
  hint?: ReactNode;
  prefix?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  wide?: boolean;
  lines?: number;
  /** What the browser offers to choose from while somebody types. */
  suggestions?: readonly string[];
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** Label, field, message. A line takes only what is seen of what is pasted. The asterisk stands outside of the name that screen readers say (CUST-12, CUST-13). */
export function TextField(props: Props) {
  const {
    id,
    label,
    value,
    required,
    optional,
    error,
    right,
    hint,
    prefix,
    type = 'text',
    wide,
    lines,
    suggestions,
  } = props;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    name: id,
    value,
    autoComplete: props.autoComplete,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    onBlur: props.onBlur,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      props.onChange(lines ? target.value : visibleInput(target.value)),
  };
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        {optional && <i>{optional}</i>}
      </label>
      <div className={[styles.box, error && styles.wrong, right && styles.right].filter(Boolean).join(' ')}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        {lines ? (
          <textarea {...shared} rows={lines} />
        ) : (
          <input {...shared} type={type} inputMode={props.inputMode} list={suggestions && `${id}-list`} />
        )}
        {right && <Icon name="check" />}
      </div>
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warn" small />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
