import { randomUUID } from 'node:crypto';
import type { OrderView } from '@fenestra/contracts/http/orders';
import type { Withdrawal } from '@fenestra/contracts/http/withdrawals';

/** From one piece of each line of an order. */
export const aWithdrawal = ({ lines }: OrderView, differences: Partial<Withdrawal> = {}): Withdrawal => ({
  id: randomUUID(),
  name: 'Jana Nováková',
  declaredAt: '2026-06-02T08:00:00.000Z',
  pieces: lines.map(({ line: { line } }) => ({ line, quantity: 1 })),
  whole: false,
  amount: 2_420_00,
  ...differences,
});
