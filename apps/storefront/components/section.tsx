import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = {
  title: string;
  aside?: ReactNode;
  /** Id of the heading, where something else leads to it. */
  anchor?: string;
  children: ReactNode;
};

/** A part of a page under its heading and an ink line. */
export function Section({ title, aside, anchor, children }: Props) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={anchor ? -1 : undefined}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
