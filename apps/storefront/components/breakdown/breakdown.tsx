import { type ReactNode, useState } from 'react';
import { ImmediateSuspense } from '../immediate-suspense';
import { lazyChunk } from '../../lib/loading/chunk';
import { useTexts } from '../../lib/shop/texts';
import buttons from '../button.module.css';
import type { Priced } from './breakdown-table';
import type { BreakdownProps } from './breakdown-content';

const OpenedBreakdown = lazyChunk(() => import('./breakdown-content'));

/** What prices consist of, for whoever opens it. */
export const Breakdown = (opened: BreakdownProps) => (
  <ImmediateSuspense>
    <OpenedBreakdown {...opened} />
  </ImmediateSuspense>
);

type Props = {
  /** Whose price it is, for those who do not see what the button stands beside. */
  name: string;
  of: readonly Priced[];
  next?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** Stands at a price and opens what it consists of. */
export function BreakdownButton({ name, of, next, className = `${buttons.link} ${buttons.reach}`, children }: Props) {
  const texts = useTexts('breakdown');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={texts.openNamed(name)}
        onClick={() => setOpen(true)}
      >
        {children ?? texts.open}
      </button>
      {open && <Breakdown of={of} next={next} onClose={() => setOpen(false)} />}
    </>
  );
}
