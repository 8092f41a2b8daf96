import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../../lib/shop/texts';
import { Dialog } from '../dialog';
import { BreakdownTable, type Priced } from './breakdown-table';
import styles from './breakdown.module.css';
import { Totals } from './totals';

/** Over the page where it can be closed. */
export type BreakdownProps = {
  readonly of: readonly Priced[];
  /** A net amount whose totals follow, minor units. */
  readonly sum?: number;
  /** What goes on from a design, which closes it. */
  readonly next?: ReactNode;
  readonly onClose?: () => void;
};

/** What prices consist of: on the page, or over it where it can be closed. */
export default function BreakdownContent({ of, sum, next, onClose }: BreakdownProps) {
  const { beforeDelivery } = useTexts('breakdown');
  const tables = (
    <>
      {of.map((priced, i) => (
        <BreakdownTable key={i} {...priced} />
      ))}
      {sum !== undefined && <Totals net={sum} />}
      {next && <p className={styles.delivery}>{beforeDelivery}</p>}
    </>
  );
  return onClose ? (
    <Over next={next} onClose={onClose}>
      {tables}
    </Over>
  ) : (
    tables
  );
}

type OverProps = Pick<BreakdownProps, 'next'> & { onClose: () => void; children: ReactNode };

/** Escape and Back lead back to what is beneath. */
function Over({ next, onClose, children }: OverProps) {
  const { open } = useTexts('breakdown');
  return (
    <Dialog size={next ? 'sheet' : 'question'} title={open} foot={next && <GoOn>{next}</GoOn>} onClose={onClose}>
      {children}
    </Dialog>
  );
}

/** Looks like what goes on in the bar beneath, and presses that once nothing lies over it: it may lead to a field that is wrong. */
function GoOn({ children }: { children: ReactNode }) {
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const beneath = event.currentTarget.closest('section')!.querySelector<HTMLElement>('[data-next] > *')!;
    window.addEventListener('popstate', () => beneath.click(), { once: true });
    window.history.back();
  };
  return (
    <div className={styles.next} onClickCapture={press}>
      {children}
    </div>
  );
}
