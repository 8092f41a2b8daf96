import type { WirePriceLine, WirePriceBreakdown } from '@fenestra/contracts/wire/price-breakdown';
import { type Part, parts } from '@fenestra/domain/configuration/choices/parts';
import { netOfParts, partOfPrice, withoutCouplings } from '@fenestra/domain/pricing/part-prices';
import { useTexts } from '../../lib/shop/texts';
import { useDisplayedAmounts } from '../../lib/format/displayed-amounts';
import { Icon } from '../icon';
import { Price, PriceDifference } from '../price';
import styles from './breakdown.module.css';
import { Totals } from './totals';

/** A product with the lines of its price. */
export type Priced = {
  readonly title: string;
  readonly parts: WirePriceBreakdown;
  /** A handle has its own line even where it costs nothing (OPEN-Q-36). */
  readonly hasHandle: boolean;
  /** In percent, where it is not that of today. */
  readonly vatPercent?: number;
  /** What comes on top or off, minor units without VAT. */
  readonly difference?: { readonly name: string; readonly net: number } | undefined;
};

/** What the price consists of, as deep as it was calculated, then the totals (STEP-07, STEP-08). */
export function BreakdownTable({ title, parts: tree, hasHandle, vatPercent, difference }: Priced) {
  const texts = useTexts('breakdown');
  const branches = branchesOf(tree, hasHandle);
  const nets = [...branches.map(({ net }) => net), difference?.net ?? 0];
  const shown = useDisplayedAmounts(nets, vatPercent);
  return (
    <>
      <p className={styles.product}>{title}</p>
      <ul className={styles.tree} aria-label={texts.open}>
        {branches.map((branch, nth) => (
          <li key={branch.part}>
            <BranchLine {...branch} shown={shown[nth]!} vatPercent={vatPercent} />
          </li>
        ))}
        {difference && difference.net !== 0 && (
          <li className={styles.branch}>
            <span>{difference.name}</span>
            <PriceDifference minor={shown.at(-1)!} />
          </li>
        )}
      </ul>
      <Totals net={nets.reduce((sum, net) => sum + net, 0)} vatPercent={vatPercent} />
    </>
  );
}

type Branch = { readonly part: Part | 'coupling'; readonly net: number; readonly lines: readonly WirePriceLine[] };

/** The lines of the price by the part that they pay for; the couplings of an assembly are told apart from its frames. */
function branchesOf(tree: WirePriceBreakdown, hasHandle: boolean): Branch[] {
  const all = Object.values(tree).flat();
  const couplings = all.filter(({ joint }) => joint !== undefined);
  const nets = netOfParts(withoutCouplings(tree));
  const told = parts.filter((part) => nets.has(part) || (part === 'handle' && hasHandle));
  const branches = told.map((part): Branch => {
    const lines = all.filter((line) => partOfPrice(line) === part && !couplings.includes(line));
    return { part, net: nets.get(part) ?? 0, lines };
  });
  if (couplings.length === 0) return branches;
  return [...branches, { part: 'coupling', net: couplings.reduce((sum, { net }) => sum + net, 0), lines: couplings }];
}

type BranchProps = Branch & { shown: number; vatPercent?: number | undefined };

/** A part that several lines pay for opens to show them. */
function BranchLine({ part, net, lines, shown, vatPercent }: BranchProps) {
  const { names } = useTexts('parts');
  const { included, couplings } = useTexts('breakdown');
  const shownLines = useDisplayedAmounts(
    lines.map((line) => line.net),
    vatPercent,
  );
  const row = (
    <>
      <span>{part === 'coupling' ? couplings : names[part]}</span>
      {net === 0 ? <span>{included}</span> : <Price minor={shown} />}
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
        {lines.map(({ name }, i) => (
          <li key={i}>
            <span>{name}</span>
            <Price minor={shownLines[i]!} />
          </li>
        ))}
      </ul>
    </details>
  );
}
