import type { Order } from '@fenestra/contracts/wire/order';
import { shownPhone } from '@fenestra/i18n/shown-phone';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { Section } from '../../components/section';
import { storedRecipient, type Place } from '../../lib/order/stored-recipient';
import { useShop, useTexts } from '../../lib/shop/texts';
import styles from './addresses.module.css';

/** Where the goods and the invoice go, where this tab sent the order; the server tells nobody (OPEN-Q-120). */
export function Addresses({ order: { token, delivery } }: { order: Order }) {
  const texts = useTexts('orderDetails');
  const known = storedRecipient(token);
  if (!known) return null;
  const pickup = delivery?.kind === 'pickup';
  return (
    <Section title={texts.addresses}>
      <div className={styles.box}>
        <div>
          <h3>{texts.deliverTo[delivery?.kind ?? 'delivery']}</h3>
          {pickup ? <p>{delivery.name}</p> : <PlaceLines place={known.deliverTo} />}
          <p>{shownPhone(known.phone)}</p>
        </div>
        <div>
          <h3>{texts.invoiceTo}</h3>
          <PlaceLines place={known.invoiceTo} />
          <p>{texts.confirmationTo(known.email)}</p>
        </div>
      </div>
    </Section>
  );
}

function PlaceLines({ place: { company, name, street, postcode, city } }: { place: Place }) {
  const { largestFirst, postcode: form } = useShop();
  const town = `${shownPostcode(postcode, form.spaced)} ${city}`;
  const address = largestFirst ? [town, street] : [street, town];
  return (
    <>
      {[company, name].filter(Boolean).map((words) => (
        <b key={words} translate="no">
          {words}
        </b>
      ))}
      <p translate="no">{address.join(', ')}</p>
    </>
  );
}
