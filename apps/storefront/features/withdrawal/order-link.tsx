import { buttonClass } from '../../components/button';
import { pathOf } from '../../lib/navigation/routes';
import { useTexts } from '../../lib/shop/texts';

/** Back to the lasting page of the order. */
export function OrderLink({ token }: { token: string }) {
  const { toOrder } = useTexts('withdrawal');
  const paths = useTexts('paths');
  return (
    <p>
      <a className={buttonClass()} href={`#${pathOf('orderPage', paths)}?o=${token}`}>
        {toOrder}
      </a>
    </p>
  );
}
