import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Price } from '../../components/price';
import { SceneShapes } from '../../components/scene-shapes';
import { notify } from '../../lib/speak';
import { CallFailed } from '../../lib/request';
import { callCart } from '../../lib/cart-client';
import { sizeText } from '../../lib/numbers';
import { pictureOf } from '../../lib/picture';
import { startFacts } from '../../lib/start-facts';
import { useShop, useTexts } from '../../lib/texts';
import { useVat } from '../../lib/vat';
import { useCartChange } from '../../lib/use-cart';
import styles from './stock-table.module.css';
import { type StockProduct, useProducts } from './use-products';

/** Finished sizes with their miniature at one scale, price and free pieces; each goes straight into the cart. */
export function StockTable() {
  const texts = useTexts('start');
  const { withVat, withoutVat } = useTexts('shell');
  const { data } = useProducts();
  return (
    <section className={styles.band} id="skladem">
      <div className="wrap">
        <h2>{texts.stockHeading}</h2>
        <p className="lead">{texts.stockLead}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{texts.drawing}</span>
              </th>
              <th scope="col">{texts.size}</th>
              <th scope="col" className={styles.wide}>
                {texts.design}
              </th>
              <th scope="col" className={styles.wide}>
                {texts.availability}
              </th>
              <th scope="col" className={`num ${styles.wide}`}>
                {withoutVat}
              </th>
              <th scope="col" className="num">
                {withVat}
              </th>
              <th scope="col">
                <span className="sr">{texts.buy}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data?.stock.map((product) => (
              <StockRow key={product.product} {...product} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** One pixel of a miniature is this many mm. */
const scale = 44;

function StockRow(stocked: StockProduct) {
  const { product, name, profileName, width, height, price, available, configuration } = stocked;
  const texts = useTexts('start');
  const { net, gross } = useVat(price);
  const size = sizeText(width, height);
  return (
    <tr>
      <td>
        <svg
          className={styles.miniature}
          width={width / scale}
          height={height / scale}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <SceneShapes scene={pictureOf(configuration, startFacts(stocked), width / scale)} glassId={`s${product}`} />
        </svg>
      </td>
      <td>
        <b className="nowrap">{size}</b>
        <span className={styles.narrow}>{name}</span>
      </td>
      <td className={styles.wide}>
        <span className="mute">
          {name}, {profileName}
        </span>
      </td>
      <td className={styles.wide}>
        <span className="mute nowrap">{available > 0 ? texts.pieces(available) : texts.soldOut}</span>
      </td>
      <td className={`num mute ${styles.wide}`}>
        <Price minor={net} />
      </td>
      <td className="num">
        <b>
          <Price minor={gross} />
        </b>
      </td>
      <td>
        <AddStock product={product} label={`${name} ${size} mm`} />
      </td>
    </tr>
  );
}

function AddStock({ product, label }: { product: number; label: string }) {
  const texts = useTexts('start');
  const shop = useShop();
  const { isPending, mutate } = useCartChange(({ cartId }, changeId) =>
    callCart(
      'addItemToCart',
      { shopId: shop.id, cartId, product: String(product), kind: 'sklad', quantity: 1 },
      { changeId },
    ),
  );
  const add = () =>
    mutate(undefined, {
      onSuccess: () => notify(texts.added(label), 'status'),
      onError: (failure) => notify((failure instanceof CallFailed && failure.refusal) || texts.notAdded),
    });
  return (
    <Button size="compact" busy={isPending} onClick={add} aria-label={`${texts.toCart}: ${label}`}>
      <span className="phone-only">
        <Icon name="cart" />
      </span>
      <span className="desktop-only">{isPending ? texts.adding : texts.toCart}</span>
    </Button>
  );
}
