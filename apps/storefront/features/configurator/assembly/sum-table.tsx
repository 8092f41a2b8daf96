import { elementsOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { Fragment } from 'react';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import { Icon } from '../../../components/icon';
import { PositionNumber } from '../../../components/position-number';
import { DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { RefusalNote } from '../frame/refusal-note';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { useConfiguration } from '../sync/configuration-context';
import { usePieceNet, usePriced } from '../price/piece';
import styles from './sum-table.module.css';
import { CouplingChoice } from './coupling-choice';
import type { ElementWidths } from './use-element-widths';

/** Widths and prices of elements and couplings in one place, and whether they come to the overall width. */
export function SumTable({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const basis = usePriceBasis();
  const { shown } = useConfiguration();
  const drawn = widths.wrong?.drawn ?? shown;
  return (
    <table className={styles.sums}>
      <caption className="sr">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{texts.position}</span>
          </th>
          <th scope="col">{texts.elementColumn}</th>
          <th scope="col">{texts.widthColumn}</th>
          <th scope="col">{basis}</th>
        </tr>
      </thead>
      <tbody>
        {elementsOf(drawn).map((element, i) => (
          <Fragment key={i}>
            <ElementRow element={element} number={i + 1} wrong={widths.wrong !== null && i === widths.chosen} />
            <CouplingRow number={i + 1} inRow={i < rowOf(drawn).length - 1} />
          </Fragment>
        ))}
      </tbody>
      <tfoot>{widths.wrong ? <WrongSums drawn={drawn} agreed={shown.width} /> : <RightSum />}</tfoot>
    </table>
  );
}

function ElementRow({ element, number, wrong }: { element: Configuration; number: number; wrong: boolean }) {
  const texts = useTexts('assembly');
  const { product } = useConfiguration();
  const answered = product.assembly?.elements[number - 1];
  return (
    <tr data-wrong={wrong || undefined}>
      <td>
        <PositionNumber>{number}</PositionNumber>
      </td>
      <th scope="row">{answered?.name ?? texts.element(number)}</th>
      <td>{thousands(element.width)}</td>
      <td>{answered && <DisplayedPrice net={answered.price} />}</td>
    </tr>
  );
}

/** What a coupling adds; one below an element that stands above adds to the height only. */
function CouplingRow({ number, inRow }: { number: number; inRow: boolean }) {
  const { product, catalogue } = useConfiguration();
  const choosing = useImmediateChanges();
  const coupling = product.assembly?.couplings[number - 1];
  if (!coupling) return null;
  return (
    <>
      <tr className={styles.coupling}>
        <td>S{number}</td>
        <th scope="row">{catalogue ? <CouplingChoice joint={number} choosing={choosing} /> : coupling.name}</th>
        <td>{inRow ? thousands(coupling.adds) : '–'}</td>
        <td>
          <DisplayedPrice net={coupling.price} />
        </td>
      </tr>
      {choosing.refused && (
        <tr>
          <td className={styles.refused} colSpan={4}>
            <RefusalNote {...choosing.refused} onRepaired={choosing.forget} />
          </td>
        </tr>
      )}
    </>
  );
}

function RightSum() {
  const texts = useTexts('assembly');
  const { shown } = useConfiguration();
  const net = usePieceNet();
  const priced = usePriced();
  return (
    <>
      <tr>
        <td>
          <Icon name="check" small />
        </td>
        <th scope="row">{texts.fits}</th>
        <td>{thousands(shown.width)}</td>
        <td>
          <DisplayedPrice net={net} />
        </td>
      </tr>
      <tr>
        <td className={styles.breakdown} colSpan={4}>
          <BreakdownButton name={priced.title} of={[priced]} />
        </td>
      </tr>
    </>
  );
}

function WrongSums({ drawn, agreed }: { drawn: Configuration; agreed: number }) {
  const texts = useTexts('assembly');
  const over = drawn.width - agreed;
  const rows = [
    { name: texts.sumOfElements, mm: drawn.width, wrong: true },
    { name: texts.overallWidth, mm: agreed, wrong: false },
    { name: over > 0 ? texts.tooMuch : texts.missing, mm: Math.abs(over), wrong: true },
  ];
  return rows.map(({ name, mm, wrong }) => (
    <tr key={name} data-wrong={wrong || undefined}>
      <td />
      <th scope="row">{name}</th>
      <td>{thousands(mm)}</td>
      <td />
    </tr>
  ));
}
