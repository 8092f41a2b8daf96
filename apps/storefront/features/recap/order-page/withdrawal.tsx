import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { withdrawalPath } from '@fenestra/contracts/order-page-paths';
import { dayIn } from '@fenestra/domain/shop/day';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { buttonClass } from '../../../components/button';
import { Section } from '../../../components/section';
import { lineTitle } from '../../../lib/format/line-title';
import { useShop, useTexts } from '../../../lib/shop/texts';
import styles from './withdrawal.module.css';

/** What of the order may be withdrawn from and until when, line by line, the way there, and what has been (decision 60). */
export function Withdrawal({ page }: { page: OrderPage }) {
  const texts = useTexts('withdrawal');
  const { withdraw } = useTexts('shell');
  const { open, lines, declared } = page.withdrawal;
  if (!open && declared.length === 0) return null;
  const isLeft = open && lines.some(({ left }) => left > 0);
  return (
    <Section title={texts.heading}>
      {isLeft && <Until page={page} />}
      {open && <Barred page={page} />}
      {declared.map((each) => (
        <Declared key={each.declaredAt} declared={each} />
      ))}
      {isLeft && (
        <a className={`${buttonClass()} ${styles.way}`} href={withdrawalPath(page.order.token)}>
          {withdraw}
        </a>
      )}
    </Section>
  );
}

function Until({ page: { withdrawal } }: { page: OrderPage }) {
  const texts = useTexts('withdrawal');
  const shop = useShop();
  return (
    <p className={styles.said}>
      {withdrawal.until ? texts.until(dayText(withdrawal.until, shop)) : texts.untilDelivered}
    </p>
  );
}

/** The lines that may not be withdrawn from, each reason of the law once with all lines that it bars. */
function Barred({ page: { order, withdrawal } }: { page: OrderPage }) {
  const { bars } = useTexts('withdrawal');
  const barOf = new Map(withdrawal.lines.map(({ line, bar }) => [line, bar]));
  const barred = Map.groupBy(order.lines, ({ line }) => barOf.get(line));
  return [...barred].map(
    ([bar, lines]) =>
      bar && (
        <p key={bar} className={styles.said}>
          <b>{lines.map((line) => `${lineTitle(line.name, line)}\n`)}</b>
          {bars[bar]}
        </p>
      ),
  );
}

type DeclaredOnce = OrderPage['withdrawal']['declared'][number];

function Declared({ declared: { declaredAt, amount } }: { declared: DeclaredOnce }) {
  const texts = useTexts('withdrawal');
  const currency = useTexts('currency');
  const shop = useShop();
  const at = new Date(declaredAt);
  const moment = texts.moment(dayText(dayIn(shop, at), shop), timeText(at, shop));
  return <p className={styles.said}>{texts.declared(moment, exactAmount(amount, shop, currency))}</p>;
}
