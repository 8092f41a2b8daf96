import type { Order } from '@fenestra/contracts/wire/order';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { Section } from '../../components/section';
import { TransferBox } from '../../components/transfer-box';
import { OtherPaymentMethods } from './other-payment-methods';
import { useTexts } from '../../lib/shop/texts';

/** How to transfer what is left of what is due, and what waits for it. */
export function TransferInstructions({ order }: { order: Order }) {
  const { transfer } = useTexts('recap');
  const { waits } = useTexts('orderDetails');
  return (
    <Section title={transfer}>
      <TransferBox transfer={order.transfer!} due={outstandingNow(order, order.paid)} note={waits} />
      <OtherPaymentMethods order={order} />
    </Section>
  );
}
