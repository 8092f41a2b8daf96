import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@fenestra/contracts/wire/order';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { Note } from '../../components/note';
import { orderQuery } from '../../lib/order/order.query';
import { callOrder } from '../../lib/order/order-client';
import { orderPageQuery } from '../../lib/order/order-page.query';
import { refusalOf } from '../../lib/network/request';
import { announce } from '../../lib/accessibility/announce';
import { useTexts } from '../../lib/shop/texts';
import recap from './recap.module.css';

type Method = Order['method'];

/** The ways in which the order may be paid instead: one press changes it, and the page shows how to pay so (decision 69). */
export function OtherPaymentMethods({ order }: { order: Order }) {
  const { payBy } = useTexts('orderDetails');
  const { isPending, variables, failed, mutate } = useChangePaymentMethod(order);
  const ways = (order.otherWays ?? []).filter((way) => way !== 'cash'); // which owes nothing now, so never instead of these
  if (ways.length === 0) return null;
  return (
    <>
      <div className={`${buttons.row} ${recap.print}`}>
        {ways.map((way) => (
          <Button key={way} busy={isPending && variables === way} onClick={() => mutate(way)}>
            {payBy[way]}
          </Button>
        ))}
      </div>
      {failed !== null && (
        <Note tone="err" role="alert">
          {failed}
        </Note>
      )}
    </>
  );
}

/** `failed` says why it could not be changed, in the shop's words. */
export function useChangePaymentMethod({ token }: Order) {
  const { wayChanged, wayNotChanged } = useTexts('orderDetails');
  const queries = useQueryClient();
  const { isPending, variables, error, mutate } = useMutation({
    meta: { ownMessage: true },
    mutationFn: (method: Method) => callOrder('changePaymentWay', { params: { token }, body: { method } }),
    onSuccess: async (changed) => {
      queries.setQueryData(orderQuery(token).queryKey, changed);
      await queries.invalidateQueries({ queryKey: orderPageQuery(token).queryKey });
      announce(wayChanged);
      document.getElementById('nadpis')?.focus({ preventScroll: true }); // the button that was pressed is gone
    },
  });
  return { isPending, variables, failed: error && (refusalOf(error) || wayNotChanged), mutate };
}
