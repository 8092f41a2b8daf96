import type { ReactNode } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { timeText } from '@fenestra/i18n/day-text';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { storedRecipient } from '../../lib/order/stored-recipient';
import { announce } from '../../lib/accessibility/announce';
import { useShop, useTexts } from '../../lib/shop/texts';
import styles from './known-so-far.module.css';
import { useMoment } from './use-moment';

type Props = {
  order: Order;
  outcome: 'unfinished' | 'failed';
  /** When the server said so, milliseconds; 0 where it has not. */
  checkedAt: number;
  onCheck: () => Promise<unknown>;
};

/** What the shop knows of an order whose payment failed or was not finished, and until when it waits for another. */
export function KnownSoFar({ order, outcome, checkedAt, onCheck }: Props) {
  const texts = useTexts('afterGateway');
  const shop = useShop();
  const moment = useMoment();
  const email = storedRecipient(order.token)?.email;
  const checked = texts.checkedAt(timeText(new Date(checkedAt), shop));
  const check = () => void onCheck().then(() => announce(texts.checkedAt(timeText(new Date(), shop))));
  return (
    <Section title={texts.known} aside={checkedAt > 0 && <span className="mute">{checked}</span>}>
      <ul className={styles.list}>
        <Known said={texts.stored} when={moment(order.placedAt)}>
          {texts.storedNote}
        </Known>
        <Known said={texts.nothing[outcome].said}>{texts.nothing[outcome].note}</Known>
        <Known said={texts.link}>{email && texts.linkTo(email)}</Known>
        <Known said={texts.waiting} when={order.payBy && texts.by(moment(order.payBy))} awaited>
          {texts.waitingNote}
        </Known>
      </ul>
      <p className={styles.check}>
        {texts.paidAlready}{' '}
        <button type="button" className={buttons.link} onClick={check}>
          {texts.check}
        </button>
        . {texts.twice}
      </p>
    </Section>
  );
}

type KnownProps = { said: string; when?: string | undefined; awaited?: boolean; children?: ReactNode };

function Known({ said, when, awaited = false, children }: KnownProps) {
  return (
    <li className={awaited ? styles.awaited : styles.known}>
      <Icon name={awaited ? 'info' : 'check'} />
      <div>
        <b>{said}</b>
        {children && <p>{children}</p>}
      </div>
      {when && <span className={styles.when}>{when}</span>}
    </li>
  );
}
