import type { ReactNode } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { BreakdownButton } from '../../components/breakdown/breakdown';
import { Price, PriceDifference } from '../../components/price';
import { SumRow } from '../../components/sum-row';
import { useTexts } from '../../lib/texts';
import { useChosenPayment } from './checkout/chosen-payment';
import { useLatestDelivery } from './delivery/use-latest-delivery';
import { usePlace } from './postcode/chosen-place';
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

/** Goods, services, discount, delivery, net, VAT, gross, due now and later; all figures are the server's (CART-13). */
export function SumBox({ cart, ofAnother = false, goods, children }: Props) {
  const texts = useTexts('cart');
  const { vat } = useTexts('shell');
  const { data } = cart;
  const { sums } = data;
  return (
    <aside className={styles.box} id="souhrn" aria-label={texts.summary}>
      <h2>{texts.summary}</h2>
      {goods}
      <table className={styles.table}>
        <tbody>
          <SumRow name={<ProductsName cart={cart} />}>
            <Price minor={sums.products + sums.accessories + sums.others} />
          </SumRow>
          {data.services.map((service) => (
            <SumRow key={service.service} name={service.name}>
              {service.price > 0 ? <Price minor={service.price} /> : texts.free}
            </SumRow>
          ))}
          <DeliveryRow cart={cart} ofAnother={ofAnother} />
          {data.discount > 0 && (
            <SumRow name={data.discounts.map(({ description }) => description).join(', ') || texts.discount}>
              <PriceDifference minor={-data.discount} />
            </SumRow>
          )}
        </tbody>
        <tfoot>
          <SumRow name={texts.totalNet}>
            <Price minor={data.netAfterDiscount} />
          </SumRow>
          <SumRow name={vat(data.vatPercent)}>
            <Price minor={data.vat} />
          </SumRow>
        </tfoot>
      </table>
      <p className={styles.total}>
        <span>{texts.totalGross}</span>
        <b>
          <Price minor={data.gross} />
        </b>
      </p>
      {!ofAnother && <Due cart={cart} />}
      <Latest cart={cart} />
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

function DeliveryRow({ cart, ofAnother }: { cart: Cart; ofAnother: boolean }) {
  const texts = useTexts('cart');
  const place = usePlace();
  const { delivery, sums } = cart.data;
  if (!delivery) return <SumRow name={texts.delivery}>{texts.deliveryUnknown}</SumRow>;
  const name = delivery.kind === 'delivery' && place && !ofAnother ? texts.deliveryTo(place.name) : delivery.name;
  return <SumRow name={name}>{sums.delivery > 0 ? <Price minor={sums.delivery} /> : texts.free}</SumRow>;
}

/** What the chosen payment asks for now and later. */
function Due({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const option = useChosenPayment(cart);
  if (!option) return null;
  return (
    <dl className={styles.due}>
      {option.saving > 0 && (
        <div className={styles.across}>
          <dt>{texts.prepaid}</dt>
          <dd>
            <PriceDifference minor={-option.saving} />
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.dueNow}</dt>
        <dd>
          <Price minor={option.dueNow} />
        </dd>
      </div>
      <div>
        <dt>{texts.dueLater}</dt>
        <dd>
          <Price minor={option.dueLater} />
        </dd>
      </div>
    </dl>
  );
}

/** The day that is promised, which is later than the goods mostly come. */
function Latest({ cart }: { cart: Cart }) {
  const { latest } = useTexts('cart');
  const day = useLatestDelivery(cart);
  return (
    <dl className={styles.latest}>
      <dt>{latest[cart.data.delivery?.kind ?? 'delivery']}</dt>
      <dd>{day}</dd>
    </dl>
  );
}

/** Total and continue at the bottom of small screens, beside what comes before the sum box. It never sends an order. */
export function SumBar({ cart, children }: Pick<Props, 'cart' | 'children'>) {
  const { withVat, withoutVat } = useTexts('shell');
  return (
    <div className={styles.bar}>
      <p>
        <b>
          <Price minor={cart.data.gross} /> <i>{withVat}</i>
        </b>
        <span>
          <Price minor={cart.data.netAfterDiscount} /> {withoutVat}
        </span>
      </p>
      {children}
    </div>
  );
}
