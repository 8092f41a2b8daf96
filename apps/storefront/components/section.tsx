import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a page under its heading and an ink line. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
