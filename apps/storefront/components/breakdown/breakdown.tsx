import { type ReactNode, useState } from 'react';
import type { PriceTree } from '@fenestra/contracts/wire/price-tree';
import { UntilLoaded } from '../until-loaded';
import { lazyChunk } from '../../lib/chunk';
import { useTexts } from '../../lib/texts';
import buttons from '../button.module.css';

const OpenedBreakdown = lazyChunk(() => import('./opened-breakdown'));

/** A product with the lines of its price. */
export type Priced = {
  readonly title: string;
  readonly parts: PriceTree;
  /** A handle has its own line even where it costs nothing (OPEN-Q-36). */
  readonly hasHandle: boolean;
  /** In percent, where it is not that of today. */
  readonly vatPercent?: number;
  /** What comes on top or off, minor units without VAT. */
  readonly difference?: { readonly name: string; readonly net: number } | undefined;
};

/** Over the page where it can be closed. */
export type Opened = {
  readonly of: readonly Priced[];
  /** A net amount whose totals follow, minor units. */
  readonly sum?: number;
  /** What goes on from a design, which closes it. */
  readonly next?: ReactNode;
  readonly onClose?: () => void;
};

/** What prices consist of, for whoever opens it. */
export const Breakdown = (opened: Opened) => (
  <UntilLoaded>
    <OpenedBreakdown {...opened} />
  </UntilLoaded>
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
