import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartHeader } from '@fenestra/contracts/wire/rest-call';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { rememberCart } from '../../../lib/cart-id';
import { rememberAdded } from '../../../lib/just-added';
import { notify } from '../../../lib/speak';
import { refusalOf } from '../../../lib/request';
import { callerOf } from '../../../lib/rest-client';
import { readText } from '../../../lib/stored';
import { useTexts } from '../../../lib/texts';
import styles from './add-to-cart.module.css';
import { useConfiguration } from '../sync/configuration-context';
import { noteInCart } from '../sync/design-in-hand';
import { endReconfiguration, reconfiguration } from '../sync/reconfiguration';
import { useOnceAnswered } from '../sync/use-once-answered';

const mutationKey = ['into-cart'];

/**
 * Puts the window into the cart by WIRE-44 and leaves for the cart; a changed line is replaced (ACC-24 to ACC-27). What was changed
 * before the press goes with it: leaving a field by that press is a change.
 */
export function usePutIntoCart() {
  const texts = useTexts('configurator');
  const { product } = useConfiguration();
  const { waiting, onceAnswered } = useOnceAnswered();
  const client = useQueryClient();
  const { isPending, isSuccess, mutate } = useMutation({
    mutationKey,
    meta: { ownMessage: true },
    mutationFn: () => {
      const { priceCode, configurationId } = product;
      const line = reconfiguration();
      return callerOf(configuratorCalls)('addToErpCart', {
        headers: { [cartHeader]: readText('local', 'cartId') ?? '' },
        body: { products: [{ priceCode, configurationId, ...(line && { replaces: line.itemId }) }] },
      });
    },
    onSuccess: ({ cartId, items }) => {
      rememberCart(cartId);
      if (!reconfiguration() && !product.product.data.stock) rememberAdded(items.slice(-1));
      noteInCart(product);
      endReconfiguration();
      window.location.assign('/kosik/');
    },
    onError: (failure) => notify(refusalOf(failure) || texts.addFailed),
  });
  const put = () =>
    onceAnswered((outcome) => {
      // What two buttons wait for is one wish.
      if (outcome === 'answered' && !client.isMutating({ mutationKey })) mutate();
      if (outcome === 'unanswered') notify(texts.addFailed);
    });
  const putting = isPending || isSuccess;
  return { put, putting, busy: putting || waiting };
}

/** Says what it does: a line that is changed is saved, not added. */
export function AddToCart() {
  const texts = useTexts('configurator');
  const { put, putting, busy } = usePutIntoCart();
  const words = reconfiguration() ? texts.saveLine : texts.addLine;
  return (
    <Button look="main" block busy={busy} onClick={put}>
      {putting ? (
        words.busy
      ) : (
        <>
          <span className={styles.long}>{words.long}</span>
          <span className={styles.short}>{words.short}</span>
        </>
      )}
      <Icon name="arrow-right" />
    </Button>
  );
}
