import { withTypedData } from '@fenestra/domain/ordering/typed-data';
import { parsePhoneWithoutMetadata } from '@fenestra/domain/ordering/contact';
import {
  checkCustomerData,
  destinationOf,
  type InvalidFields,
  postcodeError,
} from '@fenestra/domain/ordering/customer-data';
import type { CustomerData } from '@fenestra/domain/ordering/customer';
import type { PaymentChoice } from '@fenestra/contracts/wire/cart';
import { paymentCodes } from '@fenestra/contracts/wire/payment-methods';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { Country } from '@fenestra/domain/shop/country';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import type { CartBody } from '../../../lib/cart/cart-client';

type WireOrder = CartBody<'newOrder'>['order'];
type Address = CustomerData['address'];

/** What is typed, section by section, also in sections that are closed at the moment: nothing typed is lost. */
export type OrderForm = Omit<CustomerData, 'company' | 'invoice' | 'delivery'> & {
  readonly company: NonNullable<CustomerData['company']>;
  readonly sameInvoice: boolean;
  readonly invoice: NonNullable<CustomerData['invoice']>;
  readonly sameDelivery: boolean;
  readonly delivery: NonNullable<CustomerData['delivery']>;
  readonly refusesNews: boolean;
};

const noAddress: Address = { street: '', city: '', postcode: '' };

/** The e-mail starts with an @ (CUST-22); both addresses are the same as the first (CUST-08, CUST-09); nobody has asked for news. */
export const emptyForm = ({ newsNeedConsent }: Pick<Country, 'newsNeedConsent'>): OrderForm => ({
  firstName: '',
  lastName: '',
  email: '@',
  phone: '',
  address: noAddress,
  company: { name: '', id: '', taxId: '', vatPayer: false },
  sameInvoice: true,
  invoice: { firstName: '', lastName: '', company: '', id: '', taxId: '', address: noAddress },
  sameDelivery: true,
  delivery: { name: '', phone: '', address: noAddress },
  note: '',
  acceptsTerms: false,
  refusesNews: newsNeedConsent,
});

/** The form as the rules and the order know it: closed sections are null, and for who buys privately that of a company. */
export function openSections(form: OrderForm, buyer: Buyer): CustomerData {
  return {
    ...form,
    company: buyer === 'business' ? form.company : null,
    invoice: form.sameInvoice ? null : form.invoice,
    delivery: form.sameDelivery ? null : form.delivery,
  };
}

/**
 * Wrong fields by path, by the rules of the orders service (CUST-10 to CUST-24); empty when all is right. Where the goods are brought the postcode
 * has to be one of the country.
 */
export function errorsOfForm(form: OrderForm, buyer: Buyer, shop: ShopCode, isBrought = false): InvalidFields {
  const data = openSections(form, buyer);
  const result = checkCustomerData(data, shop, parsePhoneWithoutMetadata);
  const faults = result.ok ? {} : (result.details?.['fields'] as InvalidFields);
  const { field, postcode } = destinationOf(data);
  const isNone = isBrought && postcodeError(postcode, shop) === 'noPostcode';
  return isNone ? { [field]: 'noPostcode', ...faults } : faults;
}

/** The order data of a form without faults as they were typed; the server cleans them for the ERP (CUST-01 to CUST-05, CUST-27). */
export function wireOrderOf(
  form: OrderForm,
  buyer: Buyer,
  shop: ShopCode,
  { payment, ...rest }: PaymentPart,
): WireOrder {
  const typed = openSections(form, buyer);
  const checked = checkCustomerData(typed, shop, parsePhoneWithoutMetadata);
  if (!checked.ok) throw new Error('an order form with faults cannot be sent');
  const { company, invoice, delivery, address, ...person } = withTypedData(checked.value);
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: typed.phone,
    ...address,
    note: person.note,
    acceptsTerms: person.acceptsTerms,
    refusesNews: form.refusesNews,
    ...(company && { company: company.name, companyId: company.id, taxId: company.taxId, vatPayer: company.vatPayer }),
    ...(invoice && {
      invoiceFirstName: invoice.firstName,
      invoiceLastName: invoice.lastName,
      invoiceCompany: invoice.company,
      invoiceCompanyId: invoice.id,
      invoiceTaxId: invoice.taxId,
      invoiceStreet: invoice.address.street,
      invoiceCity: invoice.address.city,
      invoicePostcode: invoice.address.postcode,
    }),
    ...(delivery && {
      deliveryName: delivery.name,
      deliveryPhone: typed.delivery!.phone,
      deliveryStreet: delivery.address.street,
      deliveryCity: delivery.address.city,
      deliveryPostcode: delivery.address.postcode,
    }),
    paymentId: payment.id,
    paymentName: payment.name,
    ...paymentCodes(payment.method),
    ...rest,
  };
}

/** What the order says about money and services. */
type PaymentPart = Pick<WireOrder, 'deposit' | 'comfortDelivery' | 'childGuard'> & {
  readonly payment: Pick<PaymentChoice, 'id' | 'name' | 'method'>;
};
