import { useState } from 'react';
import { Price } from '../../../components/price';
import { useTexts } from '../../../lib/texts';
import { useVat } from '../../../lib/vat';
import { RefusalNote } from '../frame/refusal-note';
import { usePieceNet } from '../price/price-slot';
import { useConfiguration } from '../sync/configuration-context';
import type { Outcome } from '../sync/use-changes';
import { PartRow } from './part-row';
import styles from './parts-list.module.css';
import { useParts } from './use-parts';

/** Number, name, choice, price and the way back to standard, then the total (ACC-03, ACC-04). */
export function PartsList() {
  const texts = useTexts('accessories');
  const { withoutVat } = useTexts('shell');
  const { changeAll } = useConfiguration();
  const { names } = useTexts('parts');
  const [refusal, setRefusal] = useState<Outcome>(null);
  const parts = useParts();
  return (
    <>
      <table className={styles.parts}>
        <caption className="sr">{texts.parts}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{texts.chosen}</th>
            <th scope="col">{withoutVat}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.part} {...part} onBack={() => setRefusal(changeAll(part.back, names[part.part]))} />
          ))}
        </tbody>
        <Totals />
      </table>
      <RefusalNote refusal={refusal} onRepaired={() => setRefusal(null)} />
    </>
  );
}

function Totals() {
  const texts = useTexts('accessories');
  const { net, gross } = useVat(usePieceNet());
  return (
    <tfoot>
      <tr className={styles.total}>
        <th scope="row" colSpan={2}>
          {texts.totalNet}
        </th>
        <td>
          <Price minor={net} />
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {texts.totalGross}
        </th>
        <td>
          <Price minor={gross} />
        </td>
      </tr>
    </tfoot>
  );
}
