import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { type CartAction, cartActions } from '@fenestra/contracts/wire/cart-actions';
import { changeHeader, revisionHeader } from '@fenestra/contracts/wire/rest-call';
import { z } from 'zod/mini';
import { request } from '../network/request';

export type CartBody<Action extends CartAction> = z.output<(typeof cartActions)[Action]['body']>;
export type CartAnswer<Action extends CartAction> = z.output<(typeof cartActions)[Action]['answer']>;
type Keys = { idempotencyKey?: string; changeId?: string; revision?: number };

/** Asks the cart address. Takes and gives the shop's words; rejects with CallFailed, or when the answer breaks the contract (CART-18). */
export async function callCart<Action extends CartAction>(
  action: Action,
  body: CartBody<Action>,
  { idempotencyKey, changeId, revision }: Keys = {},
): Promise<CartAnswer<Action>> {
  const contract: { body: z.ZodMiniType; answer: z.ZodMiniType } = cartActions[action];
  const answer = await request(action, {
    method: 'POST',
    path: cartPath,
    headers: {
      'idempotency-key': idempotencyKey,
      [changeHeader]: changeId,
      [revisionHeader]: revision === undefined ? undefined : String(revision),
    },
    body: { akce: action, ...(z.encode(contract.body, body) as object) },
  });
  return z.decode(contract.answer, answer) as CartAnswer<Action>;
}
