import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { dayText } from '@fenestra/i18n/day-text';
import { Section } from '../../../components/section';
import { useContact, useShop, useTexts } from '../../../lib/shop/texts';
import styles from './changes.module.css';

/** Until when what is made to measure may be changed, and whom to tell. */
export function Changes({ page: { changes } }: { page: OrderPage }) {
  const texts = useTexts('orderPage');
  const { phone, phoneHref, email } = useContact();
  const shop = useShop();
  if (!changes) return null;
  const { open, until } = changes;
  const said = !open ? texts.changesOver : until ? texts.changesUntil(dayText(until, shop)) : texts.changesOpen;
  return (
    <Section title={texts.changes}>
      <p className={styles.said}>{said}</p>
      <p className={styles.ways}>
        <a className="nowrap" href={phoneHref}>
          {phone}
        </a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Section>
  );
}
