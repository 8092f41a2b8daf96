import { useState } from 'react';
import { type FieldPathByValue, useController, useFormContext, useWatch } from 'react-hook-form';
import { phonePrefix } from '@fenestra/domain/ordering/contact';
import type { FormField } from '@fenestra/i18n/texts/checkout';
import { CheckRow } from '../../../components/check-row';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';
import { Section } from '../../../components/section';
import { Segments } from '../../../components/segments';
import { Switch } from '../../../components/switch';
import { TextField } from '../../../components/text-field';
import { useShop, useTexts } from '../../../lib/texts';
import { usePlace } from '../postcode/chosen-place';
import styles from './customer-fields.module.css';
import type { OrderForm } from './order-form';
import { useErrorText } from './use-order-form';

/** Who orders and where it goes; sections open only when their switch is off (CUST-07 to CUST-13, CUST-23 to CUST-26). */
export function CustomerFields() {
  const texts = useTexts('checkout');
  const { control, setValue } = useFormContext<OrderForm>();
  const [role, sameInvoice, sameDelivery] = useWatch({ control, name: ['role', 'sameInvoice', 'sameDelivery'] });
  return (
    <Section
      title={texts.details}
      aside={
        <Segments
          small
          label={texts.role}
          value={role}
          options={[
            { value: 'person', text: texts.person },
            { value: 'company', text: texts.companyRole },
          ]}
          onChange={(chosen) => setValue('role', chosen)}
        />
      }
    >
      <div className={styles.form}>
        <Field path="email" label="email" wide type="email" inputMode="email" autoComplete="email" />
        {role === 'company' && <CompanyFields />}
        <Field path="firstName" label="firstName" autoComplete="given-name" />
        <Field path="lastName" label="lastName" autoComplete="family-name" />
        <PhoneField path="phone" />
        <AddressFields path="address" group="billing" />
      </div>
      <Switch checked={sameInvoice} onChange={(same) => setValue('sameInvoice', same)}>
        {texts.sameInvoice}
      </Switch>
      {!sameInvoice && <InvoiceFields />}
      <Switch checked={sameDelivery} onChange={(same) => setValue('sameDelivery', same)}>
        {texts.sameDelivery}
      </Switch>
      {!sameDelivery && <DeliveryFields />}
      <Note />
    </Section>
  );
}

/** Fields of text; the others are switches. */
type TextPath = Exclude<FieldPathByValue<OrderForm, string>, 'role'>;
type AddressPath = FieldPathByValue<OrderForm, OrderForm['address']>;

type FieldProps = { path: TextPath; label: FormField; optional?: boolean } & Pick<
  React.ComponentProps<typeof TextField>,
  'wide' | 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'prefix'
>;

function Field({ path, label, optional = false, ...rest }: FieldProps) {
  const texts = useTexts('checkout');
  const errorText = useErrorText();
  const { field, fieldState } = useController<OrderForm, TextPath>({ name: path });
  const { error, isTouched } = fieldState;
  return (
    <TextField
      id={fieldId(path)}
      label={texts.fields[label]}
      value={field.value}
      required={!optional}
      error={error && errorText(error)}
      right={isTouched && !error && field.value !== ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(optional && { optional: texts.optional })}
      {...rest}
    />
  );
}

/** Where the error summary leads. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');

function PhoneField({ path }: { path: TextPath }) {
  const { phoneHint } = useTexts('checkout');
  const { code } = useShop();
  const own = useWatch<OrderForm, TextPath>({ name: path }).trim();
  const foreign = /^(\+|00)/.test(own) && !own.replace(/^00/, '+').startsWith(phonePrefix(code));
  return (
    <Field
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
      <Field path="company.name" label="company" wide autoComplete="organization" />
      <Field path="company.id" label="companyId" />
      <Field path="company.taxId" label="taxId" />
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

function AddressFields({ path, group }: { path: AddressPath; group: 'billing' | 'shipping' }) {
  const { filledByPostcode } = useTexts('checkout');
  const place = usePlace();
  const town = useWatch<OrderForm, TextPath>({ name: `${path}.city` });
  const filled = place !== null && place.town === town;
  return (
    <>
      <Field path={`${path}.postcode`} label="postcode" inputMode="numeric" autoComplete={`${group} postal-code`} />
      <Field path={`${path}.street`} label="street" autoComplete={`${group} street-address`} />
      <Field
        path={`${path}.city`}
        label="city"
        autoComplete={`${group} address-level2`}
        hint={filled && filledByPostcode}
      />
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
        <Field path="invoice.firstName" label="firstName" />
        <Field path="invoice.lastName" label="lastName" />
        <Field path="invoice.company" label="company" optional wide />
        <Field path="invoice.id" label="companyId" optional={isPerson} />
        <Field path="invoice.taxId" label="taxId" optional={isPerson} />
        <AddressFields path="invoice.address" group="billing" />
      </div>
    </fieldset>
  );
}

function DeliveryFields() {
  const texts = useTexts('checkout');
  return (
    <fieldset className={styles.section}>
      <legend>{texts.deliveryAddress}</legend>
      <div className={styles.form}>
        <Field path="delivery.name" label="name" autoComplete="shipping name" />
        <PhoneField path="delivery.phone" />
        <AddressFields path="delivery.address" group="shipping" />
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
