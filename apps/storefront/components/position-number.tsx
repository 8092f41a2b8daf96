import styles from './position-number.module.css';
import { Icon } from './icon';

type Props = { children: string | number; done?: boolean; now?: boolean };

/** Position number as on an assembly drawing; a tick when its part is done. */
export function PositionNumber({ children, done = false, now = false }: Props) {
  return (
    <span className={now ? `${styles.position} ${styles.now}` : styles.position}>
      {done ? <Icon name="check" small /> : children}
    </span>
  );
}
