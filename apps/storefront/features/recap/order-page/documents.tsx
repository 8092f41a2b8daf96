import { orderSummaryPath, proformaPath } from '@fenestra/contracts/order-page';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { isPaidInAdvance } from '@fenestra/domain/ordering/payment-plan';
import { buttonClass } from '../../../components/button';
import { Section } from '../../../components/section';
import { useTexts } from '../../../lib/texts';
import styles from './documents.module.css';

/** What can be taken away on paper. */
export function Documents({ page: { order, stage } }: { page: OrderPage }) {
  const { documents, summary, proforma } = useTexts('orderPage');
  const number = variableSymbol(order.number);
  return (
    <Section title={documents}>
      <ul className={styles.list}>
        <Paper name={summary} address={orderSummaryPath(order.token)} />
        {!isOver(stage) && isPaidInAdvance(order) && (
          <Paper name={`${proforma} ${number}`} address={proformaPath(order.token)} />
        )}
      </ul>
    </Section>
  );
}

function Paper({ name, address }: { name: string; address: string }) {
  const { noTaxDocument, download } = useTexts('orderPage');
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>PDF · {noTaxDocument}</p>
      </div>
      <a className={buttonClass()} href={address} download aria-label={`${download}: ${name}`}>
        {download}
      </a>
    </li>
  );
}
