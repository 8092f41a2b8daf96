import { geometryOf } from '@fenestra/domain/configuration/geometry/geometry';
import { hingeSideOf } from '@fenestra/domain/configuration/geometry/hinge-side';
import { useTexts } from '../../lib/texts';
import { StockRow } from './stock-row';
import styles from './stock-table.module.css';
import { designHref } from './shown-families';
import { type Products, type StockProduct, useProducts } from './use-products';

/** Finished sizes with miniature, hinge side, price and free pieces; each goes straight into the cart. */
export function StockTable() {
  const texts = useTexts('start');
  const { data } = useProducts();
  return (
    <section className={styles.band} id="skladem">
      <div className="wrap">
        <h2>{texts.stockHeading}</h2>
        <p className={styles.lead}>{texts.stockLead}</p>
        {data && <Table products={data} />}
      </div>
    </section>
  );
}

function Table({ products: { made, stock } }: { products: Products }) {
  const texts = useTexts('start');
  const { withVat, withoutVat } = useTexts('shell');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{texts.drawing}</span>
          </th>
          <th scope="col">{texts.size}</th>
          <th scope="col" className={styles.wide}>
            {texts.product}
          </th>
          <th scope="col" className={styles.wide}>
            {texts.openingSide}
          </th>
          <th scope="col" className={styles.wide}>
            {texts.availability}
          </th>
          <th scope="col" className={`num ${styles.widest}`}>
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
        {stock.map((product) => (
          <StockRow
            key={product.product}
            stocked={product}
            side={hingeSideOf(geometryOf(product.configuration, product.layout).fields)}
            design={designOf(product, made)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Where the same product is made to the same size; undefined where it is not. */
function designOf({ code, width, height }: StockProduct, made: Products['made']): string | undefined {
  const product = made.find((each) => each.product === code);
  return product && `${designHref(product)}&${new URLSearchParams({ width: String(width), height: String(height) })}`;
}
