import type { ReactNode } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { useShownEach } from '../lib/shown-sums';
import { useTexts } from '../lib/texts';
import { Price, PriceDifference } from './price';
import { SumRow } from './sum-row';

type Sums = Pick<Order, 'sums' | 'services' | 'discount' | 'discounts' | 'vatPercent'>;
type PartsProps = { of: Sums; goods: ReactNode; delivery: (price: number) => ReactNode };

/** What a cart or an order consists of, as its buyer reckons: the rows come to the total with VAT, for a company to that without. */
export function SumParts({ of, goods, delivery }: PartsProps) {
  const texts = useTexts('cart');
  const { sums, services, discount, discounts, vatPercent } = of;
  const products = sums.products + sums.accessories + sums.others;
  const nets = [products, sums.delivery, -discount, ...services.map(({ price }) => price)];
  const [shownGoods, shownDelivery, taken, ...ofServices] = useShownEach(nets, vatPercent);
  return (
    <tbody>
      <SumRow name={goods}>
        <Price minor={shownGoods!} />
      </SumRow>
      {services.map(({ service, name }, nth) => (
        <SumRow key={service} name={name}>
          {ofServices[nth]! > 0 ? <Price minor={ofServices[nth]!} /> : texts.free}
        </SumRow>
      ))}
      {delivery(shownDelivery!)}
      {discount > 0 && (
        <SumRow name={discounts.map(({ description }) => description).join(', ') || texts.discount}>
          <PriceDifference minor={taken!} />
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
