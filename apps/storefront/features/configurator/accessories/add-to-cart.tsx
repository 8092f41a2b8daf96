import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { notify } from '../../../lib/accessibility/announce';
import { refusalOf } from '../../../lib/network/request';
import { useTexts } from '../../../lib/shop/texts';
import styles from './add-to-cart.module.css';
import { useConfiguration } from '../sync/configuration-context';
import { reconfiguration } from '../sync/reconfiguration';
import { useAfterResponse } from '../sync/use-after-response';

const mutationKey = ['into-cart'];

/**
 * Puts the window into the cart by WIRE-44 and leaves for the cart; a changed line is replaced (ACC-24 to ACC-27). What was changed
 * before the press goes with it: leaving a field by that press is a change.
 */
export function usePutIntoCart() {
  const texts = useTexts('configurator');
  const { product } = useConfiguration();
  const { waiting, onceAnswered } = useAfterResponse();
  const client = useQueryClient();
  const { isPending: putting, mutate } = useMutation({
    mutationKey,
    meta: { ownMessage: true },
    mutationFn: async () => (await import('./put-design')).putDesign(product), // later: a step may load 140 kB
    onError: (failure) => notify(refusalOf(failure) || texts.addFailed),
  });
  const put = () =>
    onceAnswered((outcome) => {
      // What two buttons wait for is one wish.
      if (outcome === 'answered' && !client.isMutating({ mutationKey })) mutate();
      if (outcome === 'unanswered') notify(texts.addFailed);
    });
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
