import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { callOrder } from '../../lib/order/order-client';
import type { Declaration } from './use-withdrawal-form';

/** What the shop says of a declaration; without the link of the order it tells of no amount. */
export type Declared = { readonly declaredAt: string; readonly amount?: number };

/** Declares the withdrawal, once for each content: a second try of the same is the same press. */
export function useDeclare(page: OrderPage | undefined) {
  const [pressed] = useState({ of: '', key: '' });
  return useMutation({
    meta: { ownMessage: true },
    networkMode: 'always', // without a connection the shopper is told, and decides when to try again
    mutationFn: (declaration: Declaration): Promise<Declared> => {
      const content = JSON.stringify(declaration);
      if (pressed.of !== content) Object.assign(pressed, { of: content, key: crypto.randomUUID() });
      const headers = { 'idempotency-key': pressed.key };
      const { name, number, email, pieces } = declaration;
      if (!page) return callOrder('declareWithdrawal', { headers, body: { name, number, email } });
      return callOrder('withdraw', {
        params: { token: page.order.token },
        headers,
        body: { name, pieces: piecesOf(pieces) },
      });
    },
  });
}

const piecesOf = (chosen: Declaration['pieces']) =>
  Object.entries(chosen).flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []));
