import { useMutation } from '@tanstack/react-query';
import type { Reorder as Again } from '@fenestra/contracts/wire/reorder';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { Button, buttonClass } from '../../../components/button';
import { Note } from '../../../components/note';
import { Section } from '../../../components/section';
import { goTo } from '../../../lib/navigation/address';
import { callOrder } from '../../../lib/order/order-client';
import { useTexts } from '../../../lib/shop/texts';
import { Differences } from './differences';
import styles from './reorder.module.css';

/** Makes a cart of the order and leads there; where something differs, once that is read. */
export function Reorder({ page: { order, stage } }: { page: OrderPage }) {
  const texts = useTexts('orderAgain');
  const { data, isError, isPending, mutate } = useMutation({
    meta: { ownMessage: true },
    mutationFn: () => callOrder('orderAgain', { params: { token: order.token } }),
    onSuccess: leadToCart,
  });
  const differing = data && differs(data) ? data : null;
  return (
    <Section title={texts.heading}>
      <p className={styles.said}>{texts.lead}</p>
      {isError && (
        <Note tone="err" role="alert">
          {texts.failed}
        </Note>
      )}
      {differing && <Differences order={order} again={differing} />}
      <p className={styles.way}>
        {differing?.cartId ? (
          <a ref={takeFocus} className={buttonClass({ look: 'main' })} href={`#${cartPath(differing)}`}>
            {texts.open}
          </a>
        ) : (
          <Button look={isOver(stage) ? 'main' : 'secondary'} busy={isPending} onClick={() => mutate()}>
            {texts.fill}
          </Button>
        )}
      </p>
    </Section>
  );
}

function leadToCart(again: Again): void {
  if (!differs(again)) goTo(cartPath(again));
}

const differs = ({ cartId, gone, priceChanges }: Again): boolean =>
  cartId === null || gone.length + priceChanges.length > 0;

/** Where a cart is taken over (OPEN-Q-54). */
const cartPath = ({ cartId }: Again): string => `/cart/?cart_id=${cartId}`;

/** From the button in whose place it comes. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();
