import type { ReactNode } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { type Parts, useDisplayedParts } from '../lib/format/displayed-amounts';
import { useTexts } from '../lib/shop/texts';
import { Price, PriceDifference } from './price';
import { SumRow } from './sum-row';

type PartsProps = { of: Parts & Pick<Order, 'discounts'>; goods: ReactNode; delivery: (price: number) => ReactNode };

/** What a cart or an order consists of, a row for each part. */
export function SumParts({ of, goods, delivery }: PartsProps) {
  const texts = useTexts('cart');
  const { services, discount, discounts } = of;
  const shown = useDisplayedParts(of);
  return (
    <tbody>
      <SumRow name={goods}>
        <Price minor={shown.goods} />
      </SumRow>
      {services.map(({ service, name }, nth) => (
        <SumRow key={service} name={name}>
          {shown.services[nth]! > 0 ? <Price minor={shown.services[nth]!} /> : texts.free}
        </SumRow>
      ))}
      {delivery(shown.delivery)}
      {discount > 0 && (
        <SumRow name={discounts.map(({ description }) => description).join(', ') || texts.discount}>
          <PriceDifference minor={shown.discount} />
        </SumRow>
      )}
    </tbody>
  );
}

type DeliveryProps = { name: string; kind: 'pickup' | 'delivery'; price: number };

export function SumDelivery({ name, kind, price }: DeliveryProps) {
  const { free, deliveryUnpriced } = useTexts('cart');
  const unpriced = kind === 'pickup' ? free : deliveryUnpriced;
  return <SumRow name={name}>{price > 0 ? <Price minor={price} /> : unpriced}</SumRow>;
}

export function SumTaxes({ of }: { of: Pick<Order, 'netAfterDiscount' | 'vat' | 'vatPercent'> }) {
  const { totalNet } = useTexts('cart');
  const { vat } = useTexts('shell');
  return (
    <>
      <SumRow name={totalNet}>
        <Price minor={of.netAfterDiscount} />
      </SumRow>
      <SumRow name={vat(of.vatPercent)}>
        <Price minor={of.vat} />
      </SumRow>
    </>
  );
}
