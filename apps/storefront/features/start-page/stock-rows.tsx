import { geometryOf } from '@fenestra/domain/configuration/geometry/geometry';
import { hingeSideOf } from '@fenestra/domain/configuration/geometry/hinge-side';
import { useBothPrices } from '../../lib/format/displayed-amounts';
import { useTexts } from '../../lib/shop/texts';
import { StockRow } from './stock-row';
import styles from './stock-table.module.css';
import { designHref } from './family-rows';
import type { Products, StockProduct } from './use-products';

/** A row for each of them, with both prices. */
export default function StockRows({ products: { made, stock } }: { products: Products }) {
  const texts = useTexts('start');
  const [first, second] = useBothPrices(0);
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
            {second.called}
          </th>
          <th scope="col" className="num">
            {first.called}
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
