import type { ReactNode } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { orderKindOf } from '@fenestra/domain/ordering/order';
import { BreakdownButton } from '../../components/breakdown/breakdown';
import { Price, PriceDifference } from '../../components/price';
import { SumDelivery, SumParts, SumTaxes } from '../../components/sum-parts';
import { SumRow } from '../../components/sum-row';
import { useGrossName } from '../../components/use-gross-name';
import { useBuyer } from '../../lib/shop/buyer';
import { useBothSums } from '../../lib/format/displayed-amounts';
import { useTexts } from '../../lib/shop/texts';
import { useChosenPayment } from './checkout/chosen-payment';
import { useLatestDelivery } from './delivery/use-latest-delivery';
import { usePlaceOf } from './postcode/chosen-place';
import { useCharged } from './use-charged';
import { usePricedLine } from './use-priced-line';
import styles from '../../components/sum-box.module.css';

type Props = {
  cart: Cart;
  /** What this visitor chose for his own cart says nothing about another one. */
  ofAnother?: boolean;
  /** What the sums are of, where they are about to be ordered. */
  goods?: ReactNode;
  children?: ReactNode;
};

/**
 * Goods, services, discount, delivery, what paying early saves, net and VAT of what is charged, due now and later; all sums are the
 * server's (CART-13).
 */
export function SumBox({ cart, ofAnother = false, goods, children }: Props) {
  const texts = useTexts('cart');
  const { totalToPay } = useTexts('orderDetails');
  const grossName = useGrossName(cart.data);
  const business = useBuyer() === 'business';
  const { saving, total, net, vat } = useCharged(cart, ofAnother);
  const taxes = { ...cart.data, netAfterDiscount: net, vat };
  return (
    <aside className={styles.box} id="souhrn" aria-label={texts.summary}>
      <h2>{texts.summary}</h2>
      {goods}
      <table className={styles.table}>
        <SumParts
          of={cart.data}
          goods={<ProductsName cart={cart} />}
          delivery={(price) => <DeliveryRow cart={cart} ofAnother={ofAnother} price={price} />}
        />
        {(business || saving > 0) && (
          <tfoot>
            {saving > 0 && !business && (
              <SumRow name={grossName}>
                <Price minor={cart.data.gross} />
              </SumRow>
            )}
            {saving > 0 && (
              <SumRow name={texts.prepaid}>
                <PriceDifference minor={business ? net - cart.data.netAfterDiscount : -saving} />
              </SumRow>
            )}
            {business && <SumTaxes of={taxes} />}
          </tfoot>
        )}
      </table>
      <p className={styles.total}>
        <span>{saving > 0 ? totalToPay : grossName}</span>
        <b>
          <Price minor={total} />
        </b>
      </p>
      {!business && (
        <table className={styles.table}>
          <tbody className={styles.taxes}>
            <SumTaxes of={taxes} />
          </tbody>
        </table>
      )}
      {!ofAnother && <Due cart={cart} />}
      <Latest cart={cart} ofAnother={ofAnother} />
      {children && <div className={styles.action}>{children}</div>}
    </aside>
  );
}

/** Opens what the prices of all products made to measure consist of. */
function ProductsName({ cart }: { cart: Cart }) {
  const { products } = useTexts('cart');
  const priced = cart.data.items.map(usePricedLine()).filter((each) => each !== null);
  return (
    <>
      {products} {priced.length > 0 && <BreakdownButton name={products} of={priced} />}
    </>
  );
}

type DeliveryProps = { cart: Cart; ofAnother: boolean; price: number };

function DeliveryRow({ cart, ofAnother, price }: DeliveryProps) {
  const texts = useTexts('cart');
  const place = usePlaceOf(cart);
  const { delivery } = cart.data;
  if (!delivery) return <SumRow name={texts.delivery}>{texts.deliveryUnknown}</SumRow>;
  const name = place && !ofAnother ? texts.deliveryTo(place.name) : delivery.name;
  return <SumDelivery name={name} kind={delivery.kind} price={price} />;
}

/** What the chosen payment asks for now and later; prices around it are exact then (`ExactPricesWhenDue`). */
function Due({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const option = useChosenPayment(cart);
  if (!option) return null;
  return (
    <dl className={styles.due}>
      <div>
        <dt>{texts.dueNow}</dt>
        <dd>
          <Price minor={option.dueNow} />
        </dd>
      </div>
      {option.dueLater > 0 && (
        <div>
          <dt>{texts.dueLater}</dt>
          <dd>
            <Price minor={option.dueLater} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The last day, later than the goods mostly come; promised only where the order is binding, and counted from the money. */
function Latest({ cart, ofAnother }: { cart: Cart; ofAnother: boolean }) {
  const { latest, waits } = useTexts('orderDetails');
  const day = useLatestDelivery(cart);
  const option = useChosenPayment(cart);
  const awaitsTransfer = !ofAnother && option?.method === 'transfer' && option.dueNow > 0;
  return (
    <>
      <dl className={styles.latest}>
        <dt>{latest[cart.data.delivery?.kind ?? 'delivery'][orderKindOf(cart.data)]}</dt>
        <dd>{day}</dd>
      </dl>
      {awaitsTransfer && <p className={styles.waits}>{waits}</p>}
    </>
  );
}

/** Total and continue at the bottom of small screens, beside what comes before the sum box. It never sends an order. */
export function SumBar({ cart, children }: Pick<Props, 'cart' | 'children'>) {
  const { net, total } = useCharged(cart);
  const [first, second] = useBothSums(net, total);
  return (
    <div className={styles.bar}>
      <p>
        <b>
          <Price minor={first.minor} /> <i>{first.called}</i>
        </b>
        <span>
          <Price minor={second.minor} /> {second.called}
        </span>
      </p>
      {children}
    </div>
  );
}
