import { useBuyer } from '../../lib/shop/buyer';
import { useTexts } from '../../lib/shop/texts';
import { useVat } from '../../lib/format/vat';
import { Price } from '../price';
import styles from './breakdown.module.css';

/** A net amount in minor units, its VAT and both together. */
export function Totals({ net, vatPercent }: { net: number; vatPercent?: number | undefined }) {
  const texts = useTexts('breakdown');
  const { vat: vatText } = useTexts('shell');
  const { vat, gross, percent } = useVat(net, vatPercent);
  const rows = [
    { name: texts.totalNet, minor: net, sum: true },
    { name: vatText(percent), minor: vat, sum: false },
    { name: texts.totalGross, minor: gross, sum: true },
  ];
  // First what the lines above come to.
  const shown = useBuyer() === 'business' ? rows : rows.toReversed();
  return (
    <table className={styles.table}>
      <caption className="sr">{texts.totalGross}</caption>
      <tbody>
        {shown.map(({ name, minor, sum }) => (
          <tr key={name} className={sum ? styles.sum : undefined}>
            <th scope="row">{name}</th>
            <td>
              <Price minor={minor} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
