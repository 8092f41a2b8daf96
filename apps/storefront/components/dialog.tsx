import { type ReactNode, useEffect, useId, useRef } from 'react';
import { scrollToSelected } from '../lib/accessibility/scroll-to-selected';
import { useTexts } from '../lib/shop/texts';
import { useClosedByBack } from '../lib/navigation/use-closed-by-back';
import { IconButton } from './button';
import styles from './dialog.module.css';
import { Icon } from './icon';

type Props = {
  title: string;
  lead?: ReactNode;
  size?: 'choice' | 'form' | 'question' | 'sheet';
  foot?: ReactNode;
  /** Stays beside the body while that scrolls; on the phone above it. */
  aside?: ReactNode;
  /** The body has no padding and does not scroll: what it holds does. */
  flush?: boolean;
  /** The address opens it, so that Back closes it anyway. */
  ofAddress?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser traps the focus, closes on Escape and gives the focus back to the opener; Back closes it. The focus
 * starts at the heading, or at what is marked data-focus-first; only the body scrolls, to what is chosen in a list that is
 * marked data-show-chosen.
 */
export function Dialog({ title, lead, size = 'choice', foot, aside, flush, ofAddress = false, ...rest }: Props) {
  const { onClose, children } = rest;
  const texts = useTexts('shell');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useClosedByBack(onClose, !ofAddress);
  useEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-focus-first]') ?? heading.current!).focus();
    scrollToSelected(element.querySelector('[data-show-chosen]'));
    const { style } = document.documentElement;
    const { overflow } = style; // of a dialog beneath, too
    style.overflow = 'hidden'; // ROUTE-04
    return () => {
      style.overflow = overflow;
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {lead && <p>{lead}</p>}
          </div>
          <IconButton className={styles.close} label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={aside ? styles.split : flush ? styles.flush : styles.body}>
          {aside && <div className={styles.aside}>{aside}</div>}
          {aside ? <div className={styles.beside}>{children}</div> : children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
