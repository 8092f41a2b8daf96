import { useState } from 'react';
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
import { type OrderFormState, valueAt } from './use-order-form';

type Props = { state: OrderFormState };

/** Who orders and where it goes; sections open only when their switch is off (CUST-07 to CUST-13, CUST-23 to CUST-26). */
export function CustomerFields({ state }: Props) {
  const texts = useTexts('checkout');
  const { form, set } = state;
  const company = form.role === 'company';
  return (
    <Section
      title={texts.details}
      aside={
        <Segments
          small
          label={texts.role}
          value={form.role}
          options={[
            { value: 'person', text: texts.person },
            { value: 'company', text: texts.companyRole },
          ]}
          onChange={(role) => set('role', role)}
        />
      }
    >
      <div className={styles.form}>
        <Field state={state} path="email" label="email" wide type="email" inputMode="email" autoComplete="email" />
        {company && <CompanyFields state={state} />}
        <Field state={state} path="firstName" label="firstName" autoComplete="given-name" />
        <Field state={state} path="lastName" label="lastName" autoComplete="family-name" />
        <PhoneField state={state} path="phone" />
        <AddressFields state={state} path="address" group="billing" />
      </div>
      <Switch checked={form.sameInvoice} onChange={(same) => set('sameInvoice', same)}>
        {texts.sameInvoice}
      </Switch>
      {!form.sameInvoice && <InvoiceFields state={state} />}
      <Switch checked={form.sameDelivery} onChange={(same) => set('sameDelivery', same)}>
        {texts.sameDelivery}
      </Switch>
      {!form.sameDelivery && <DeliveryFields state={state} />}
      <Note state={state} />
    </Section>
  );
}

type FieldProps = Props & { path: string; label: FormField; optional?: boolean } & Pick<
    React.ComponentProps<typeof TextField>,
    'wide' | 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'prefix'
  >;

function Field({ state, path, label, optional = false, ...rest }: FieldProps) {
  const texts = useTexts('checkout');
  return (
    <TextField
      id={fieldId(path)}
      label={texts.fields[label]}
      value={valueAt(state.form, path)}
      required={!optional}
      error={state.errorOf(path)}
      right={state.isRight(path)}
      onChange={(value) => state.set(path, value)}
      onBlur={() => state.leave(path)}
      {...(optional && { optional: texts.optional })}
      {...rest}
    />
  );
}

/** Where the error summary leads. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');

function PhoneField({ state, path }: Props & { path: string }) {
  const { phoneHint } = useTexts('checkout');
  const { code } = useShop();
  const own = valueAt(state.form, path).trim();
  const foreign = /^(\+|00)/.test(own) && !own.replace(/^00/, '+').startsWith(phonePrefix(code));
  return (
    <Field
      state={state}
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

function CompanyFields({ state }: Props) {
  const texts = useTexts('checkout');
  return (
    <>
      <Field state={state} path="company.name" label="company" wide autoComplete="organization" />
      <Field state={state} path="company.id" label="companyId" />
      <Field state={state} path="company.taxId" label="taxId" />
      {state.form.company.taxId.trim() !== '' && (
        <div className={styles.row}>
          <CheckRow
            checked={state.form.company.vatPayer}
            title={texts.vatPayer}
            onChange={(payer) => state.set('company.vatPayer', payer)}
          />
        </div>
      )}
    </>
  );
}

function AddressFields({ state, path, group }: Props & { path: string; group: 'billing' | 'shipping' }) {
  const { filledByPostcode } = useTexts('checkout');
  const place = usePlace();
  const filled = place !== null && place.town === valueAt(state.form, `${path}.city`);
  return (
    <>
      <Field
        state={state}
        path={`${path}.postcode`}
        label="postcode"
        inputMode="numeric"
        autoComplete={`${group} postal-code`}
      />
      <Field state={state} path={`${path}.street`} label="street" autoComplete={`${group} street-address`} />
      <Field
        state={state}
        path={`${path}.city`}
        label="city"
        autoComplete={`${group} address-level2`}
        hint={filled && filledByPostcode}
      />
    </>
  );
}

function InvoiceFields({ state }: Props) {
  const texts = useTexts('checkout');
  return (
    <fieldset className={styles.section}>
      <legend>{texts.invoice}</legend>
      <div className={styles.form}>
        <Field state={state} path="invoice.firstName" label="firstName" />
        <Field state={state} path="invoice.lastName" label="lastName" />
        <Field state={state} path="invoice.company" label="company" optional wide />
        <Field state={state} path="invoice.id" label="companyId" optional={state.form.invoice.company.trim() === ''} />
        <Field state={state} path="invoice.taxId" label="taxId" optional={state.form.invoice.company.trim() === ''} />
        <AddressFields state={state} path="invoice.address" group="billing" />
      </div>
    </fieldset>
  );
}

function DeliveryFields({ state }: Props) {
  const texts = useTexts('checkout');
  return (
    <fieldset className={styles.section}>
      <legend>{texts.deliveryAddress}</legend>
      <div className={styles.form}>
        <Field state={state} path="delivery.name" label="name" autoComplete="shipping name" />
        <PhoneField state={state} path="delivery.phone" />
        <AddressFields state={state} path="delivery.address" group="shipping" />
      </div>
    </fieldset>
  );
}

function Note({ state }: Props) {
  const texts = useTexts('checkout');
  const [open, setOpen] = useState(state.form.note !== '');
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
        value={state.form.note}
        onChange={(note) => state.set('note', note)}
      />
    </div>
  );
}
