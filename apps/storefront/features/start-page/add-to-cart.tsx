import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { callCart } from '../../lib/cart/cart-client';
import { refusalOf } from '../../lib/network/request';
import { notify } from '../../lib/accessibility/announce';
import { trackAdded } from '../../lib/cart/track-added';
import { useShop, useTexts } from '../../lib/shop/texts';
import { useCartChange } from '../../lib/cart/use-cart';

type Props = {
  kind: 'sklad' | 'prislusenstvi';
  product: number;
  /** What is bought, in words. */
  label: string;
};

/** One piece more in the cart (OPEN-Q-51); a double click is one wish. */
export function AddToCart({ kind, product, label }: Props) {
  const texts = useTexts('start');
  const shop = useShop();
  const { isPending, mutate } = useCartChange(({ cartId }, changeId) =>
    callCart('addItemToCart', { shopId: shop.id, cartId, product: String(product), kind, quantity: 1 }, { changeId }),
  );
  const add = () =>
    mutate(undefined, {
      onSuccess: (cart) => {
        notify(texts.added(label), 'status');
        trackAdded(cart, String(product), 1);
      },
      onError: (failure) => notify(refusalOf(failure) || texts.notAdded),
    });
  return (
    <Button
      size="compact"
      busy={isPending}
      onClick={({ detail }) => detail < 2 && add()}
      aria-label={`${texts.toCart}: ${label}`}
    >
      <span className="phone-only">
        <Icon name="cart" />
      </span>
      <span className="desktop-only">{isPending ? texts.adding : texts.toCart}</span>
    </Button>
  );
}
