import { Icon } from '../../../components/icon';
import { Price } from '../../../components/price';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useVat } from '../../../lib/vat';
import { useConfiguration } from '../sync/configuration-context';
import styles from './breakdown.module.css';
import { usePieceNet } from './price-slot';

/** One line for the product, one for each accessory and one for the handle, then the totals (STEP-07, STEP-08). */
export function BreakdownTable() {
  const { product } = useConfiguration();
  const texts = useTexts('configurator');
  const { vat: vatText } = useTexts('shell');
  const { net, vat, gross, percent } = useVat(usePieceNet());
  return (
    <table className={styles.table}>
      <caption className="sr">{texts.breakdown}</caption>
      <tbody>
        <Line
          name={texts.productLine(product.product.data.name, sizeText(product.width, product.height))}
          net={product.price.product}
        />
        {product.accessories.map(({ area, accessory, name, price }) => (
          <Line key={`${area}-${accessory}`} name={name} net={price} />
        ))}
        {product.handleName !== null && <Line name={texts.handleLine(product.handleName)} net={product.price.handle} />}
      </tbody>
      <tfoot>
        <tr className={styles.sum}>
          <th scope="row">{texts.totalNet}</th>
          <td>
            <Price minor={net} />
          </td>
        </tr>
        <tr>
          <th scope="row">{vatText(percent)}</th>
          <td>
            <Price minor={vat} />
          </td>
        </tr>
        <tr className={styles.sum}>
          <th scope="row">{texts.totalGross}</th>
          <td>
            <Price minor={gross} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ name, net }: { name: string; net: number }) {
  const { included } = useTexts('configurator');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{net === 0 ? included : <Price minor={net} />}</td>
    </tr>
  );
}

/** The breakdown as a pop-up of the top bar, as wide as the panel. */
export function BreakdownPop() {
  const { breakdown } = useTexts('configurator');
  return (
    <details className={styles.trace}>
      <summary>
        {breakdown}
        <Icon name="down" />
      </summary>
      <div className={styles.pop}>
        <BreakdownTable />
      </div>
    </details>
  );
}
