import type { CartItem } from '@fenestra/contracts/wire/cart';
import { RoomField } from '../../components/room-field';
import { callCart } from '../../lib/cart/cart-client';
import { useShop } from '../../lib/shop/texts';
import styles from './line-room.module.css';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

type Props = { line: CartItem; title: string };

/** The label of a made line. The configuration gets it first, so that editing the line later does not bring the old one back. */
export function LineRoom({ line: { line, configurationId, stock, note }, title }: Props) {
  const { id: shopId } = useShop();
  const { mutate } = useCartChangeWithToast<string | null>(async ({ cartId }, changeId, room) => {
    const { callConfigurator } = await import('../../lib/network/configurator-client'); // with all that a product consists of
    await callConfigurator('zmenMistnost', {
      shopId,
      configurationId: configurationId!,
      change: { kind: 'room', room },
    });
    return callCart('polozkyObchDokladu', { shopId, cartId, lines: [{ line, room }] }, { changeId });
  });
  if (configurationId === null || stock) return null;
  return (
    <div className={styles.room}>
      <RoomField of={title} room={note.product?.data.room ?? null} onChange={mutate} />
    </div>
  );
}
