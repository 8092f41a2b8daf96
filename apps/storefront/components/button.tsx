import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'main' | 'secondary' | 'text';
type Size = 'large' | 'compact';
type Shape = { look?: Look; size?: Size; block?: boolean };

/** The class of a button, for links that look like one. */
export function buttonClass({ look = 'secondary', size, block }: Shape = {}, busy = false): string {
  return [styles[look], size && styles[size], block && styles.block, busy && styles.busy].filter(Boolean).join(' ');
}

type Props = Shape & ComponentProps<'button'> & { busy?: boolean; children: ReactNode };

/** While it is busy it says so, ignores presses and keeps the focus, which the attribute `disabled` would take away. */
export function Button({ look, size, block, busy = false, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, block }, busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.icon} ${className ?? ''}`} aria-label={label} title={label}>
      {children}
    </button>
  );
}
