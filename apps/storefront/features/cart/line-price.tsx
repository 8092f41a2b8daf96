import { use } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { figureText } from '@fenestra/i18n/numbers';
import { quantityText } from '@fenestra/i18n/quantity-text';
import { BreakdownButton } from '../../components/breakdown/breakdown';
import { Price } from '../../components/price';
import { usePriceBasis, useDisplayedPriceText } from '../../components/displayed-price';
import { UnitPrice } from '../../components/unit-price';
import { useShop, useTexts } from '../../lib/shop/texts';
import { useDisplayedAmount } from '../../lib/format/vat';
import { LinePrices } from './exact-prices-when-due';
import styles from './line-price.module.css';
import { usePricedLine } from './use-priced-line';

type Props = { line: CartItem; className?: string | undefined };

/** What a line costs, and how many times what; of what is made to measure also what its price consists of. */
export function LinePrice({ line, className = '' }: Props) {
  const texts = useTexts('cart');
  const units = useTexts('units');
  const basis = usePriceBasis();
  const shop = useShop();
  const price = useDisplayedPriceText();
  const priced = usePricedLine()(line);
  const alone = useDisplayedAmount()(line.price);
  const quantity =
    line.unit === 'metre' ? quantityText(line.quantity, line.unit, units, shop) : figureText(line.quantity);
  return (
    <div className={`${styles.price} ${className}`}>
      <p>
        <b>
          <Price minor={use(LinePrices).get(line.line) ?? alone} />
        </b>
        <span>
          {line.quantity !== 1 && `${texts.perPiece(quantity, price(line.unitPriceAfterDiscount))} `}
          {basis}
        </span>
        <UnitPrice net={line.unitPriceAfterDiscount} contents={line.contents} />
      </p>
      {priced && <BreakdownButton name={priced.title} of={[priced]} />}
    </div>
  );
}
