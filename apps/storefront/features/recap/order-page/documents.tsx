import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { isPaidInAdvance } from '@fenestra/domain/ordering/payment-plan';
import { thousands } from '@fenestra/i18n/numbers';
import { buttonClass } from '../../../components/button';
import { Note } from '../../../components/note';
import { Section } from '../../../components/section';
import { useTexts } from '../../../lib/shop/texts';
import styles from './documents.module.css';
import { useOrderPdf } from './use-order-pdf';

/** What can be taken away on paper. */
export function Documents({ page: { order, stage } }: { page: OrderPage }) {
  const { documents, summary, proforma } = useTexts('orderPage');
  const number = variableSymbol(order.number);
  return (
    <Section title={documents}>
      <ul className={styles.list}>
        <Paper name={summary} address={orderPdfPath(order.token)} />
        {!isOver(stage) && isPaidInAdvance(order) && (
          <Paper name={`${proforma} ${number}`} address={proformaPdfPath(order.token)} />
        )}
      </ul>
    </Section>
  );
}

/** The paper is drawn after the press, which takes a moment: the page says so, then its size, or that it could not be had. */
function Paper({ name, address }: { name: string; address: string }) {
  const { noTaxDocument, download, preparing, notPrepared } = useTexts('orderPage');
  const { mutate, data: bytes, isPending, isError } = useOrderPdf(address);
  const press = (event: React.MouseEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        <p role="status">
          {isPending ? preparing : ['PDF', bytes && sizeText(bytes), noTaxDocument].filter(Boolean).join(' · ')}
        </p>
      </div>
      <a
        className={buttonClass({}, isPending)}
        href={address}
        download
        aria-label={`${download}: ${name}`}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={press}
      >
        {download}
      </a>
      {isError && (
        <Note tone="err" role="alert">
          {notPrepared}
        </Note>
      )}
    </li>
  );
}

const sizeText = (bytes: number): string => `${thousands(bytes / 1000)}\u00a0kB`;
