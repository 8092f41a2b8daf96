import { orderSummaryPath } from '@fenestra/contracts/order-page';
import { buttonClass } from '../../../components/button';
import { Section } from '../../../components/section';
import { useTexts } from '../../../lib/texts';
import styles from './documents.module.css';

/** What can be taken away on paper. */
export function Documents({ token }: { token: string }) {
  const { documents, summary, noTaxDocument, download } = useTexts('orderPage');
  return (
    <Section title={documents}>
      <ul className={styles.list}>
        <li>
          <div>
            <b>{summary}</b>
            <p>PDF · {noTaxDocument}</p>
          </div>
          <a className={buttonClass()} href={orderSummaryPath(token)} download aria-label={`${download}: ${summary}`}>
            {download}
          </a>
        </li>
      </ul>
    </Section>
  );
}
