import { useState } from 'react';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import { Price } from '../../../components/price';
import { usePriceBasis } from '../../../components/displayed-price';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useBothPrices } from '../../../lib/format/displayed-amounts';
import { RefusalNote } from '../frame/refusal-note';
import { usePieceNet, usePriced } from '../price/piece';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import type { Outcome } from '../sync/use-changes';
import { CouplingRows } from './coupling-rows';
import { NotChosen, PartRow } from './part-row';
import styles from './parts-list.module.css';
import { type GroupOfList, type PartOfList, useParts } from './use-parts';

/** Number, name, choice, price and the way back to standard, then the total (ACC-03, ACC-04). */
export function PartsList() {
  const texts = useTexts('accessories');
  const basis = usePriceBasis();
  const { changeAll } = useConfiguration();
  const { names } = useTexts('parts');
  const [refusal, setRefusal] = useState<Outcome>(null);
  const groups = useParts();
  return (
    <>
      <table className={styles.parts}>
        <caption className="sr">{texts.parts}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{texts.chosen}</th>
            <th scope="col">{basis}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.element}>
            {groups.length > 1 && <GroupHead group={group} />}
            {group.parts.filter(isListed).map((part) => (
              <PartRow key={part.part} {...part} onBack={() => setRefusal(changeAll(part.back, names[part.part]))} />
            ))}
            {group.element === null && <CouplingRows />}
            <NotChosen parts={group.parts.filter((part) => !isListed(part))} />
          </tbody>
        ))}
        <Totals />
      </table>
      <ImmediateSuspense>
        <PriceTree />
      </ImmediateSuspense>
      <RefusalNote refusal={refusal} onRepaired={() => setRefusal(null)} />
    </>
  );
}

/** What an element of an assembly does not have stands together, or the list would be as long as all of them. */
const isListed = ({ element, chosen }: PartOfList): boolean => element === null || chosen;

/** The element of an assembly that the next rows belong to, or the whole. */
function GroupHead({ group: { element, configuration } }: { group: GroupOfList }) {
  const texts = useTexts('assembly');
  const { products } = useLoadedCatalogue();
  const nameOf = useName();
  const { width, height, product } = configuration;
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={3}>
        {element === null ? texts.whole : texts.elementNamed(element + 1, nameOf(products.get(product)!))}
        {element !== null && <span>{`${sizeText(width, height)}\u00a0mm`}</span>}
      </th>
    </tr>
  );
}

function PriceTree() {
  const priced = usePriced();
  return (
    <div className={styles.tree}>
      <BreakdownButton name={priced.title} of={[priced]} />
    </div>
  );
}

function Totals() {
  const { totalNet: net, totalGross: gross } = useTexts('accessories');
  const [first, second] = useBothPrices(usePieceNet(), { net, gross });
  return (
    <tfoot>
      <tr className={styles.total}>
        <th scope="row" colSpan={2}>
          {first.called}
        </th>
        <td>
          <Price minor={first.minor} />
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {second.called}
        </th>
        <td>
          <Price minor={second.minor} />
        </td>
      </tr>
    </tfoot>
  );
}
