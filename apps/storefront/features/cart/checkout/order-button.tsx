import { useId } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@fenestra/contracts/wire/order';
import { Err } from '@fenestra/contracts/wire/errors';
import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { z } from 'zod/mini';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Button, buttonClass } from '../../../components/button';
import { Note } from '../../../components/note';
import { cartQuery } from '../../../lib/cart/cart.query';
import { CallFailed } from '../../../lib/network/request';
import { callCart, type CartBody } from '../../../lib/cart/cart-client';
import { useTexts } from '../../../lib/shop/texts';
import { storeOrder } from '../../../lib/order/stored-order';
import { recapAddress } from '../../../lib/navigation/recap-address';
import { idempotencyKeyOf } from '../../../lib/order/submitted-order';
import styles from './order-button.module.css';

export type OrderRequest = CartBody<'newOrder'>;

type Props = {
  kind: 'preliminary' | 'binding';
  /** Of the cart that is shown above the button, and is ordered as it is shown. */
  revision: number;
  /** Gives the order when everything is filled in; null after it has shown what is missing. */
  prepare: () => OrderRequest | null;
  /** Whether the prepared order may be sent; otherwise the page says why not. */
  mayOrder: () => Promise<boolean>;
  onPlaced: (order: Order) => void;
  onWrongFields: (fields: Readonly<Record<string, string>>) => void;
};

/** While the recap opens the button goes on sending, so that another press does nothing (ORDER-07). */
const leavingMs = 1000;

/**
 * Never disabled: a disabled button drops the focus and does not say why. While it sends it ignores further presses. One key for
 * all tries of a cart, so that it becomes one order however often it is sent (OPEN-Q-75).
 */
export function OrderButton({ kind, revision, prepare, mayOrder, onPlaced, onWrongFields }: Props) {
  const messageId = useId();
  const texts = useTexts('checkout');
  const queries = useQueryClient();
  const { isPending, error, mutate, reset } = useMutation({
    meta: { ownMessage: true },
    mutationFn: async (order: OrderRequest) =>
      (await mayOrder())
        ? callCart('newOrder', order, { idempotencyKey: idempotencyKeyOf(order.cartId), revision })
        : null,
    onSuccess: async (placed) => {
      if (!placed) return;
      onPlaced(placed);
      await new Promise((resolve) => setTimeout(resolve, leavingMs));
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailed)) return;
      onWrongFields(failure.fields);
      if (failure.refusal && !orderIn(failure.answer)) void queries.invalidateQueries(cartQuery); // it may be another by now
    },
  });
  const send = () => {
    reset();
    const order = prepare();
    if (order) mutate(order);
  };
  const order = kind === 'preliminary' ? texts.orderPreliminary : texts.orderBinding;
  const label = isPending ? texts.sending : order; // nothing but these words, also after a failure
  return (
    <>
      <Button look="main" size="large" block busy={isPending} aria-describedby={messageId} onClick={send}>
        {label}
      </Button>
      <div id={messageId} role="alert" className={styles.message}>
        {error && <Failure failure={error} />}
      </div>
    </>
  );
}

/** Why there is no order yet; a cart that became one with other data leads to it. */
function Failure({ failure }: { failure: Error }) {
  const texts = useTexts('checkout');
  const existing = failure instanceof CallFailed ? orderIn(failure.answer) : null;
  if (existing) {
    return (
      <Note tone="warn">
        <b>{texts.orderedOtherwise}</b>
        <p>
          <a
            className={buttonClass({ size: 'compact' })}
            href={recapAddress(existing)}
            onClick={() => storeOrder(existing)}
          >
            {texts.showOrder}
          </a>
        </p>
      </Note>
    );
  }
  return <Note tone="err">{messageOf(failure, texts)}</Note>;
}

function messageOf(failure: Error, texts: Texts['checkout']): string {
  if (!(failure instanceof CallFailed)) return texts.failed;
  if (failure.refusal) return failure.refusal;
  return failure.code === null || failure.code === Err.unavailable ? texts.unknownOutcome : texts.failed;
}

function orderIn(answer: unknown): Order | null {
  const read = z.safeDecode(cartActions.newOrder.answer, answer as never);
  return read.success && read.data.number ? read.data : null;
}
