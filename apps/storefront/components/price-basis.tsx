import { useTexts } from '../lib/shop/texts';
import buttons from './button.module.css';
import { LegalLink } from './legal-link';
import { usePriceBasis } from './displayed-price';

/** Follows prices: whether VAT is in them, and that delivery is not, with the way to what it costs. */
export function PriceBasis() {
  const { prices } = useTexts('shell');
  return (
    <>
      {prices} {usePriceBasis()}, <PlusDelivery />
    </>
  );
}

export function PlusDelivery() {
  const { plusDelivery } = useTexts('shell');
  return <LegalLink of="shipping" text={plusDelivery} className={buttons.link} />;
}
