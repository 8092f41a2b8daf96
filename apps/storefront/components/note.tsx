import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './note.module.css';

type Tone = 'info' | 'ok' | 'warn' | 'err';
const icons = { info: 'info', ok: 'check', warn: 'warn', err: 'warn' } as const;

type Props = { tone?: Tone; role?: 'alert' | 'status'; children: ReactNode };

/** A message in its place: icon and words, the tone never by colour alone. */
export function Note({ tone = 'info', role, children }: Props) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={role}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
