import type { Order } from '@fenestra/contracts/wire/order';
import { timesText } from '@fenestra/i18n/quantity-text';
import { BreakdownButton } from '../../components/breakdown/breakdown';
import type { Priced } from '../../components/breakdown/breakdown-table';
import { ExactAmount } from '../../components/price';
import { Section } from '../../components/section';
import { useShop, useTexts } from '../../lib/shop/texts';
import { LineParameters } from '../../components/line-parameters';
import { LinePicture } from '../../components/line-picture';
import { lineTitle } from '../../lib/format/line-title';
import { useBothSums, useGrossAmounts } from '../../lib/format/displayed-amounts';
import styles from './ordered-goods.module.css';
import { usePricedLine } from './use-priced-line';

/** Lines with their drawings, when they come, and what is missing in stock (OPEN-Q-78). */
export function OrderedGoods({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const units = useTexts('units');
  const shop = useShop();
  const pricedOf = usePricedLine(order);
  const gross = useGrossAmounts(
    order.lines.map(({ price }) => price),
    order.vatPercent,
  );
  return (
    <Section title={texts.goods}>
      {order.lines.map((line, nth) => (
        <div key={line.line} className={styles.line}>
          <LinePicture address={line.picture} width={88} className={styles.picture} />
          <div>
            <b>
              {timesText(line.quantity, line.unit, units, shop)}&nbsp;{lineTitle(line.name, line)}
            </b>
            {line.room && <p>{line.room}</p>}
            {line.delivery && <p>{line.delivery}</p>}
          </div>
          <div className={styles.parameters}>
            <LineParameters product={line.product} dimension={line.dimension} />
          </div>
          <LinePrice net={line.price} gross={gross[nth]!} priced={pricedOf(line)} />
        </div>
      ))}
    </Section>
  );
}

type PriceProps = { net: number; gross: number; priced: Priced | null };

function LinePrice({ net, gross, priced }: PriceProps) {
  const [first, second] = useBothSums(net, gross);
  return (
    <div className={styles.price}>
      <p>
        <b>
          <ExactAmount minor={first.minor} /> <i>{first.called}</i>
        </b>
        <span>
          <ExactAmount minor={second.minor} /> {second.called}
        </span>
      </p>
      {priced && <BreakdownButton name={priced.title} of={[priced]} />}
    </div>
  );
}
