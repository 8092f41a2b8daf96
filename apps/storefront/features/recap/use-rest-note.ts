import type { Order } from '@fenestra/contracts/wire/order';
import { useExactAmount } from '../../components/price';
import { useTexts } from '../../lib/texts';

/** When and how the rest after a deposit is paid; null where nothing is left (OPEN-Q-68). */
export function useRestNote({ restPayment, dueLater }: Order): string | null {
  const { rest } = useTexts('recap');
  const amount = useExactAmount();
  return restPayment && dueLater > 0 ? rest[restPayment](amount(dueLater)) : null;
}
