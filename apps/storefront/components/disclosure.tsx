import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './disclosure.module.css';

type Props = {
  title: string;
  icon?: IconName;
  quiet?: boolean;
  /** The content in one line, while it is closed and there is room. */
  short?: ReactNode;
  children: ReactNode;
};

/** Something that most visitors can skip; a native disclosure. */
export function Disclosure({ title, icon, quiet = false, short, children }: Props) {
  return (
    <details className={quiet ? `${styles.fold} ${styles.quiet}` : styles.fold}>
      <summary>
        {icon && <Icon name={icon} />}
        {title}
        {short && <span className={styles.short}>{short}</span>}
        <span className={styles.arrow}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
