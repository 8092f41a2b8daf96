import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { phonePrefix } from '@fenestra/domain/ordering/contact';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { CheckRow } from '../../../components/check-row';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';
import { Section } from '../../../components/section';
import { Segments } from '../../../components/segments';
import { Switch } from '../../../components/switch';
import { useDisplayedPriceText } from '../../../components/displayed-price';
import { TextField } from '../../../components/text-field';
import { buyAs, useBuyer } from '../../../lib/shop/buyer';
import { notify } from '../../../lib/accessibility/announce';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { AddressFields } from './address-fields';
import styles from './customer-fields.module.css';
import { useOtherRegion } from '../delivery/use-other-region';
import { headings } from '../headings';
import { FormTextField, type TextPath } from './form-text-field';
import { Meant } from './meant';
import type { OrderForm } from './order-form';
import { useDeferred } from './use-deferred';

/** Who orders and where it goes; sections open only when their switch is off (CUST-07 to CUST-13, CUST-23 to CUST-26). */
export function CustomerFields({ cart }: { cart: Cart }) {
  const texts = useTexts('checkout');
  const { control, setValue } = useFormContext<OrderForm>();
  const [sameInvoice, sameDelivery] = useWatch({ control, name: ['sameInvoice', 'sameDelivery'] });
  const buyer = useBuyer();
  useTellBasis(buyer);
  const otherRegion = useRegionHint(cart, sameDelivery ? 'address' : 'delivery.address');
  return (
    <Section
      title={texts.details}
      anchor={headings.details}
      aside={
        <Segments
          small
          label={texts.role}
          value={buyer}
          options={[
            { value: 'private', text: texts.person },
            { value: 'business', text: texts.companyRole },
          ]}
          onChange={buyAs}
        />
      }
    >
      <div className={styles.form}>
        <EmailField />
        {buyer === 'business' && <CompanyFields />}
        <NameFields first="firstName" last="lastName" fillsIn />
        <PhoneField path="phone" />
        <AddressFields path="address" group="billing" postcodeHint={sameDelivery && otherRegion} />
      </div>
      <Switch checked={sameInvoice} onChange={(same) => setValue('sameInvoice', same)}>
        {texts.sameInvoice}
      </Switch>
      {!sameInvoice && <InvoiceFields />}
      <Switch checked={sameDelivery} onChange={(same) => setValue('sameDelivery', same)}>
        {texts.sameDelivery}
      </Switch>
      {!sameDelivery && <DeliveryFields postcodeHint={otherRegion} />}
      <Note />
    </Section>
  );
}

/** Who chooses another kind of buyer, here or in the header, is told why every price changes (SHOP-07). */
function useTellBasis(buyer: Buyer): void {
  const { basis } = useTexts('checkout');
  const told = useRef(buyer);
  useEffect(() => {
    if (told.current !== buyer) notify(basis[buyer], 'status');
    told.current = buyer;
  }, [buyer]);
}

/** Where the goods go costs something else than the region that was chosen before: said at the postcode, with one press to change it. */
function useRegionHint(cart: Cart, path: 'address' | 'delivery.address'): ReactNode {
  const { otherRegion, unlistedPostcode } = useTexts('checkout');
  const { deliverShort } = useTexts('postcode');
  const priceText = useDisplayedPriceText();
  const other = useOtherRegion(cart, useWatch<OrderForm, typeof path>({ name: path }));
  if (!other) return null;
  if (other.price === other.chosen) return unlistedPostcode;
  return (
    <>
      {other.isUnlisted && `${unlistedPostcode} `}
      {otherRegion(priceText(other.price), priceText(other.chosen))}{' '}
      <button type="button" className={`${buttons.link} nowrap`} onClick={other.choose}>
        {deliverShort}
      </button>
    </>
  );
}

/** The address in which people type theirs begins as @ (CUST-22); a provider that is one slip away is asked about. */
function EmailField() {
  const { setValue } = useFormContext<OrderForm>();
  const email = useWatch<OrderForm, 'email'>({ name: 'email' });
  const meant = useDeferred()?.suggestedEmail(email);
  return (
    <FormTextField
      path="email"
      label="email"
      wide
      type="email"
      inputMode="email"
      autoComplete="email"
      tidy={withoutFirstAt}
      hint={meant && <Meant text={meant} onTake={() => setValue('email', meant, { shouldValidate: true })} />}
    />
  );
}

/** The @ that stands in the field at first goes when somebody types an address before or behind it. */
const withoutFirstAt = (typed: string): string =>
  typed
    .replace(/^@(?=.*@)/, '')
    .replace(/@@+/, '@')
    .replace(/^([^@]+@.+)@$/, '$1');

type NamePaths = { first: TextPath; last: TextPath; fillsIn?: boolean };

/** In the order of the country. The name of an invoice is somebody else's, so that the browser does not fill in the own one. */
function NameFields({ first: given, last: family, fillsIn = false }: NamePaths) {
  const { largestFirst } = useShop();
  const filled = (autoComplete: string) => fillsIn && { autoComplete };
  const first = <FormTextField path={given} label="firstName" {...filled('given-name')} key="first" />;
  const last = <FormTextField path={family} label="lastName" {...filled('family-name')} key="last" />;
  return largestFirst ? [last, first] : [first, last];
}

function PhoneField({ path }: { path: TextPath }) {
  const { phoneHint } = useTexts('checkout');
  const { code } = useShop();
  const own = useWatch<OrderForm, TextPath>({ name: path }).trim();
  const foreign = /^(\+|00)/.test(own) && !own.replace(/^00/, '+').startsWith(phonePrefix(code));
  return (
    <FormTextField
      path={path}
      label="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={foreign && phoneHint}
      {...(!/^(\+|00)/.test(own) && { prefix: phonePrefix(code) })}
    />
  );
}

function CompanyFields() {
  const texts = useTexts('checkout');
  const { control, setValue } = useFormContext<OrderForm>();
  const { taxId, vatPayer } = useWatch({ control, name: 'company' });
  return (
    <>
      <FormTextField path="company.name" label="company" wide autoComplete="organization" />
      <FormTextField path="company.id" label="companyId" hint={texts.companyIdHint} />
      <FormTextField path="company.taxId" label="taxId" />
      {taxId.trim() !== '' && (
        <div className={styles.row}>
          <CheckRow
            checked={vatPayer}
            title={texts.vatPayer}
            onChange={(payer) => setValue('company.vatPayer', payer)}
          />
        </div>
      )}
    </>
  );
}

function InvoiceFields() {
  const texts = useTexts('checkout');
  const isPerson = useWatch<OrderForm, 'invoice.company'>({ name: 'invoice.company' }).trim() === '';
  return (
    <fieldset className={styles.section}>
      <legend>{texts.invoice}</legend>
      <div className={styles.form}>
        <NameFields first="invoice.firstName" last="invoice.lastName" />
        <FormTextField path="invoice.company" label="company" optional wide />
        <FormTextField path="invoice.id" label="companyId" optional={isPerson} />
        <FormTextField path="invoice.taxId" label="taxId" optional={isPerson} />
        <AddressFields path="invoice.address" group="billing" />
      </div>
    </fieldset>
  );
}

function DeliveryFields({ postcodeHint }: { postcodeHint: ReactNode }) {
  const texts = useTexts('checkout');
  return (
    <fieldset className={styles.section}>
      <legend>{texts.deliveryAddress}</legend>
      <div className={styles.form}>
        <FormTextField path="delivery.name" label="name" autoComplete="shipping name" />
        <PhoneField path="delivery.phone" />
        <AddressFields path="delivery.address" group="shipping" postcodeHint={postcodeHint} />
      </div>
    </fieldset>
  );
}

function Note() {
  const texts = useTexts('checkout');
  const { field } = useController<OrderForm, 'note'>({ name: 'note' });
  const [open, setOpen] = useState(field.value !== '');
  if (!open)
    return (
      <button type="button" className={buttons.action} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {texts.addNote}
      </button>
    );
  return (
    <div className={styles.form}>
      <TextField
        id="note"
        label={texts.note}
        optional={texts.optional}
        wide
        lines={4}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}
