import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { dayIn } from '@fenestra/domain/shop/day';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { Note } from '../../components/note';
import { useContact, useShop, useTexts } from '../../lib/shop/texts';
import { DeclaredContent } from './declared-content';
import { ReturnInstructions } from './return-instructions';
import { OrderLink } from './order-link';
import type { Declared } from './use-declare';
import type { Declaration } from './use-withdrawal-form';
import styles from './withdrawal.module.css';

type Props = { page: OrderPage | undefined; declaration: Declaration; declared: Declared };

/** What was declared, with day and time, and where the receipt goes. */
export function DeclaredWithdrawal({ page, declaration, declared: { declaredAt, amount } }: Props) {
  const texts = useTexts('withdrawal');
  const { phone } = useContact();
  const currency = useTexts('currency');
  const shop = useShop();
  const at = new Date(declaredAt);
  const received = texts.moment(dayText(dayIn(shop, at), shop), timeText(at, shop));
  const charged = amount === undefined ? [] : [[texts.amount, exactAmount(amount, shop, currency)] as const];
  return (
    <div className={styles.part}>
      <h1 id="nadpis" tabIndex={-1}>
        {texts.done}
      </h1>
      <DeclaredContent page={page} declaration={declaration} facts={[[texts.received, received], ...charged]} />
      {page?.recipient && <Note tone="ok">{texts.sent(declaration.email)}</Note>}
      {!page && <Note tone="ok">{texts.sentToOrder(phone)}</Note>}
      <ReturnInstructions />
      {page && <OrderLink token={page.order.token} />}
    </div>
  );
}
