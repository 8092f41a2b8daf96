import type { Order } from '@fenestra/contracts/wire/order';
import { leftNow } from '@fenestra/domain/ordering/receipts';
import { Section } from '../../components/section';
import { TransferBox } from '../../components/transfer-box';
import { OtherWays } from './other-ways';
import { useTexts } from '../../lib/texts';

/** How to transfer what is left of what is due. */
export function TransferInstructions({ order }: { order: Order }) {
  const texts = useTexts('recap');
  return (
    <Section title={texts.transfer}>
      <TransferBox transfer={order.transfer!} due={leftNow(order, order.paid)} />
      <OtherWays order={order} />
    </Section>
  );
}
