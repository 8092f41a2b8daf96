import { type ReactNode, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { PositionNumber } from '../../../components/position-number';
import { useTexts } from '../../../lib/shop/texts';
import styles from './part.module.css';

type Props = {
  /** Where the parts are made one after the other. */
  number?: number;
  title: string;
  /** The choice of the part, or a hint. */
  value?: ReactNode;
  /** A link or price at the right. */
  right?: ReactNode;
  /** Begins as one line with its value; the shopper opens it. */
  folded?: boolean;
  /** The long list of a dialog: it opens where its chosen entry is. */
  showChosen?: boolean;
  /** For what has to be chosen here: the heading takes the focus. */
  id?: string;
  /** In a step; dialogs have a heading of their own above it. */
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/** A part of a dialog or step. */
export function Part({ number, title, value, right, folded = false, level: Heading = 'h3', ...rest }: Props) {
  const { showChosen, id, children } = rest;
  const texts = useTexts('choice');
  const [open, setOpen] = useState(!folded);
  return (
    <section className={open ? styles.part : `${styles.part} ${styles.closed}`} data-show-chosen={showChosen}>
      <div className={styles.head}>
        {number && <PositionNumber done={!open}>{number}</PositionNumber>}
        <div className={styles.words}>
          <Heading id={id} tabIndex={-1}>
            {title}
          </Heading>
          {value && <span className={styles.value}>{value}</span>}
        </div>
        <span className={styles.right}>
          {open ? (
            right
          ) : (
            <button
              type="button"
              className={`${buttons.link} ${buttons.reach}`}
              aria-label={texts.changeNamed(title)}
              onClick={() => setOpen(true)}
            >
              {texts.change}
            </button>
          )}
        </span>
      </div>
      {open && children}
    </section>
  );
}
