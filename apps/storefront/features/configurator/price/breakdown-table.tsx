import type { PriceLine } from '@fenestra/contracts/wire/product';
import { type Part, parts } from '@fenestra/domain/configuration/choices/numbered-parts';
import { netOfParts, partOfPrice } from '@fenestra/domain/pricing/part-prices';
import { Icon } from '../../../components/icon';
import { Price } from '../../../components/price';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useVat } from '../../../lib/vat';
import { useConfiguration } from '../sync/configuration-context';
import styles from './breakdown.module.css';
import { usePieceNet } from './price-slot';

type Branch = { readonly part: Part; readonly net: number; readonly lines: readonly PriceLine[] };

/** The lines of the price by the part that they pay for; the handle has its own even where it costs nothing (OPEN-Q-36). */
function useBranches(): Branch[] {
  const { price, handleName } = useConfiguration().product;
  const all = Object.values(price.parts).flat();
  const nets = netOfParts(price.parts);
  const told = parts.filter((part) => nets.has(part) || (part === 'handle' && handleName !== null));
  return told.map((part) => ({
    part,
    net: nets.get(part) ?? 0,
    lines: all.filter((line) => partOfPrice(line) === part),
  }));
}

/** What the price consists of, as deep as it was calculated, then the totals (STEP-07, STEP-08). */
export default function BreakdownTable() {
  const { product } = useConfiguration();
  const texts = useTexts('configurator');
  return (
    <>
      <p className={styles.product}>
        {texts.productLine(product.product.data.name, sizeText(product.width, product.height))}
      </p>
      <ul className={styles.tree} aria-label={texts.breakdown}>
        {useBranches().map((branch) => (
          <li key={branch.part}>
            <BranchLine {...branch} />
          </li>
        ))}
      </ul>
      <Totals />
    </>
  );
}

/** A part that several lines pay for opens to show them. */
function BranchLine({ part, net, lines }: Branch) {
  const { names } = useTexts('parts');
  const { included } = useTexts('configurator');
  const row = (
    <>
      <span>{names[part]}</span>
      {net === 0 ? <span>{included}</span> : <Price minor={net} />}
    </>
  );
  if (lines.length < 2) return <div className={styles.branch}>{row}</div>;
  return (
    <details>
      <summary className={styles.branch}>
        {row}
        <Icon name="down" small />
      </summary>
      <ul className={styles.lines}>
        {lines.map(({ key, area, item, name, net: own }) => (
          <li key={`${key} ${area} ${item}`}>
            <span>{name}</span>
            <Price minor={own} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Totals() {
  const texts = useTexts('configurator');
  const { vat: vatText } = useTexts('shell');
  const { net, vat, gross, percent } = useVat(usePieceNet());
  return (
    <table className={styles.table}>
      <caption className="sr">{texts.totalGross}</caption>
      <tbody>
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
      </tbody>
    </table>
  );
}
