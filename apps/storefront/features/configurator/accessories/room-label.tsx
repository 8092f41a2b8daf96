import { RoomField } from '../../../components/room-field';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';

/** Where the product will be, in the shopper's words; it changes neither product nor price. */
export function RoomLabel() {
  const { label } = useTexts('room');
  const { shown, product, change } = useConfiguration();
  if (product.product.data.stock) return null;
  return (
    <RoomField hint room={shown.room ?? null} onChange={(room) => change({ kind: 'room', room }, room ?? label)} />
  );
}
