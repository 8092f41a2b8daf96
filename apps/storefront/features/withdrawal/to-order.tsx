import { buttonClass } from '../../components/button';
import { pathOf } from '../../lib/routes';
import { useTexts } from '../../lib/texts';

/** Back to the lasting page of the order. */
export function ToOrder({ token }: { token: string }) {
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
