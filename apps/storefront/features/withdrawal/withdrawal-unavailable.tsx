import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { HelpLine } from '../../components/help-line';
import { useTexts } from '../../lib/shop/texts';
import { GoodsOfOrder } from './goods-of-order';
import { OrderLink } from './order-link';
import styles from './withdrawal.module.css';

const isLeft = ({ withdrawal: { lines } }: OrderPage): boolean => lines.some(({ left }) => left > 0);

export const mayWithdraw = (page: OrderPage): boolean => page.withdrawal.open && isLeft(page);

/** Says why there is nothing to withdraw from, line by line, and whom to ask. */
export function WithdrawalUnavailable({ page }: { page: OrderPage }) {
  const texts = useTexts('withdrawal');
  const { open, until } = page.withdrawal;
  return (
    <div className={styles.part}>
      <h1 id="nadpis" tabIndex={-1}>
        {texts.heading}
      </h1>
      <p className="lead">{open ? texts.nothingLeft : until ? texts.over : texts.ended}</p>
      {open && <GoodsOfOrder page={page} />}
      <OrderLink token={page.order.token} />
      <HelpLine />
    </div>
  );
}
