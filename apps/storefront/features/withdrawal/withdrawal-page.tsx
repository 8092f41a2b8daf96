import { useQuery } from '@tanstack/react-query';
import { ThinFooter } from '../../components/site-footer';
import { useAddress } from '../../lib/navigation/address';
import { orderLinkIn } from '../../lib/navigation/order-link';
import { orderPageQuery } from '../../lib/order/order-page.query';
import { useTexts } from '../../lib/shop/texts';
import { WithdrawalUnavailable, mayWithdraw } from './withdrawal-unavailable';
import { Withdrawal } from './withdrawal';
import styles from './withdrawal.module.css';

/** Where a shopper withdraws from an order, with its link or without (2011/83/EU Art. 11a). */
export default function WithdrawalPage() {
  const { token } = orderLinkIn(useAddress().search);
  const { data, isLoading } = useQuery({ ...orderPageQuery(token), refetchOnMount: 'always' });
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} aria-busy={isLoading}>
        {isLoading ? (
          <ToCome />
        ) : data && !mayWithdraw(data) ? (
          <WithdrawalUnavailable page={data} />
        ) : (
          <Withdrawal page={data} />
        )}
      </main>
      <ThinFooter />
    </>
  );
}

function ToCome() {
  const { withdrawal } = useTexts('titles');
  return (
    <h1 id="nadpis" tabIndex={-1}>
      {withdrawal}
    </h1>
  );
}
