import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { Icon, type IconName } from '../../../components/icon';
import help from '../../../components/help-line.module.css';
import { shownPhone } from '@fenestra/i18n/shown-phone';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { useShop, useTexts } from '../../../lib/shop/texts';

type Place = NonNullable<OrderPage['recipient']>['deliverTo'];

/** Where goods and invoice go, and whose the link is, unless its shopper was erased. */
export function Recipient({ page: { order, recipient } }: { page: OrderPage }) {
  const texts = useTexts('orderPage');
  const written = useWrittenPlace();
  if (!recipient) return <Said icon="info">{texts.erased}</Said>;
  const { deliverTo, invoiceTo, phone } = recipient;
  const where = order.delivery?.kind === 'pickup' ? order.delivery.name : written(deliverTo);
  return (
    <>
      <Said
        icon="pin"
        name={texts.deliverTo[order.delivery?.kind ?? 'delivery']}
      >{`${where}, ${shownPhone(phone)}`}</Said>
      <Said icon="mail" name={texts.invoiceTo}>
        {written(invoiceTo)}
      </Said>
      <Said icon="info">{texts.onlyYours}</Said>
    </>
  );
}

function Said({ icon, name, children }: { icon: IconName; name?: string; children: string }) {
  return (
    <div className={help.help}>
      <Icon name={icon} />
      <p>
        {name && `${name}: `}
        {children}
      </p>
    </div>
  );
}

/** Town before street where the country writes so. */
function useWrittenPlace(): (place: Place) => string {
  const { largestFirst, postcode: form } = useShop();
  return ({ company, name, street, postcode, city }) => {
    const town = `${shownPostcode(postcode, form.spaced)} ${city}`;
    return [company, name, ...(largestFirst ? [town, street] : [street, town])].filter(Boolean).join(', ');
  };
}
