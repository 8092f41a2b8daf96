import { type ReactNode, useState } from 'react';
import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import { maxQuantity } from '@fenestra/domain/ordering/quantity-limits';
import { fillIn } from '@fenestra/i18n/fill-in';
import { figureText } from '@fenestra/i18n/numbers';
import { quantityText } from '@fenestra/i18n/quantity-text';
import { parseQuantity, type QuantityError } from '../lib/format/parse-quantity';
import { useShop, useTexts } from '../lib/shop/texts';
import { Icon } from './icon';
import styles from './stepper.module.css';

type Props = {
  value: number;
  unit?: Unit | undefined;
  least?: number;
  most?: number;
  /** What an emptied field stands for; without it the value stays. */
  emptied?: number;
  labels: { readonly quantity: string; readonly less: string; readonly more: string };
  /** Stands below while nothing is to be said of what was typed. */
  note?: ReactNode;
  /** Gets what was typed and understood, or the next value of a button, once the field is left or Enter is pressed. */
  onTake: (quantity: number) => void;
};

/** A quantity with a button on each side. What was typed and is not taken is told below, with what holds instead. */
export function Stepper({
  value,
  unit = 'piece',
  least = 1,
  most = maxQuantity,
  emptied,
  labels,
  note,
  onTake,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ text: string; why: QuantityError } | null>(null);
  const take = (quantity: number | null) => {
    setTyped(null);
    setWrong(null);
    if (quantity !== null) onTake(quantity);
  };
  const step = (by: number) => {
    const next = Math.min(most, Math.max(least, value + by));
    take(next === value ? null : next);
    if (value + by > most) setWrong({ text: figureText(value + by), why: 'tooMany' });
  };
  const takeTyped = () => {
    if (typed === null) return;
    const text = typed.trim();
    if (text === '') return take(emptied ?? null);
    const read = parseQuantity(text, { unit, least, most });
    take(read.quantity);
    if (read.wrong) setWrong({ text, why: read.wrong });
  };
  return (
    <div>
      <div className={styles.stepper}>
        <button type="button" aria-label={labels.less} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <input
          aria-label={labels.quantity}
          autoComplete="off"
          inputMode={unit === 'metre' ? 'decimal' : 'numeric'}
          value={typed ?? figureText(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={takeTyped}
          onKeyDown={(event) => event.key === 'Enter' && takeTyped()}
        />
        <button type="button" aria-label={labels.more} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
      <p className={styles.note} role="status">
        {wrong ? <Wrong {...wrong} {...{ value, unit, least, most }} /> : note}
      </p>
    </div>
  );
}

type WrongProps = { text: string; why: QuantityError; value: number; unit: Unit; least: number; most: number };

/** What was not understood or cannot be, and the quantity that holds. */
function Wrong({ text, why, value, unit, least, most }: WrongProps) {
  const units = useTexts('units');
  const shop = useShop();
  const inWords = (quantity: number) => quantityText(quantity, unit, units, shop);
  return fillIn(units.typed[why], { typed: text, kept: inWords(value), least: inWords(least), most: inWords(most) });
}
