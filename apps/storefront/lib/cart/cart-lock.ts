import { Err } from '@fenestra/contracts/wire/errors';
import { storeCartId, storedCartId } from './cart-id';
import { CallFailed } from '../network/request';

/** Milliseconds. A tab that never gets an answer holds the lock for longer; the others stop waiting for it. */
const patience = 10_000;
let turn: Promise<unknown> = Promise.resolve();

/** Runs calls that may create the cart one after the other, across tabs (Web Locks), so that a browser gets one cart (CART-20). */
export function withCartLock<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = turn.then(() => locked(call));
  turn = answer.catch(() => undefined);
  return answer;
}

/** Without locks (plain HTTP, blocked storage) the order within this page has to do. */
async function locked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  let started: Promise<Answer> | undefined;
  const start = () => (started = call());
  if ('locks' in navigator)
    await navigator.locks.request('cart', { signal: AbortSignal.timeout(patience) }, start).catch(() => undefined);
  return started ?? call();
}

/** Calls with the id of this browser's cart, or with '' to create one when there is none or the shop has dropped it. Stores the id of the answer. */
export const withCart = <Answer extends { readonly cartId: string }>(
  call: (cartId: string) => Promise<Answer>,
): Promise<Answer> =>
  withCartLock(async () => {
    const answer = await call(storedCartId() ?? '').catch((failure: unknown) => {
      if (isCartGone(failure)) return call('');
      throw failure;
    });
    storeCartId(answer.cartId);
    return answer;
  });

export const isCartGone = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === Err.cartUnknown;
