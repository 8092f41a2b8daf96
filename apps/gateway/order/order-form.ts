import type { OrderData } from '@fenestra/contracts/http/orders';
import type { WireOrderData } from '@fenestra/contracts/wire/order-data';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { PaymentOption } from '@fenestra/contracts/http/cart';

const isFilled = (...texts: (string | undefined)[]): boolean => texts.some((text) => (text ?? '').trim() !== '');

/** The typed form in the orders service's words. Sections that are empty were not opened (OPEN-Q-115, CUST-23, CUST-24). */
export function formToOrderData(
  form: WireOrderData,
  payment: Pick<PaymentOption, 'method' | 'share'>,
  { newsNeedConsent }: Shop,
): OrderData {
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    address: { street: form.street, city: form.city, postcode: form.postcode },
    company: companyOf(form),
    invoice: invoiceOf(form),
    delivery: deliveryOf(form),
    note: form.note ?? '',
    refusesNews: form.refusesNews ?? newsNeedConsent,
    acceptsTerms: form.acceptsTerms ?? false,
    payment,
    deposit: form.deposit,
    childGuard: form.childGuard ?? false,
  };
}

function companyOf({ company, companyId, taxId, vatPayer }: WireOrderData): OrderData['company'] {
  if (!isFilled(company)) return null;
  return { name: company ?? '', id: companyId ?? '', taxId: taxId ?? '', vatPayer: vatPayer ?? false };
}

function invoiceOf(form: WireOrderData): OrderData['invoice'] {
  const texts = {
    firstName: form.invoiceFirstName ?? '',
    lastName: form.invoiceLastName ?? '',
    company: form.invoiceCompany ?? '',
    id: form.invoiceCompanyId ?? '',
    taxId: form.invoiceTaxId ?? '',
  };
  const address = {
    street: form.invoiceStreet ?? '',
    city: form.invoiceCity ?? '',
    postcode: form.invoicePostcode ?? '',
  };
  return isFilled(...Object.values(texts), ...Object.values(address)) ? { ...texts, address } : null;
}

function deliveryOf(form: WireOrderData): OrderData['delivery'] {
  const texts = { name: form.deliveryName ?? '', phone: form.deliveryPhone ?? '' };
  const address = {
    street: form.deliveryStreet ?? '',
    city: form.deliveryCity ?? '',
    postcode: form.deliveryPostcode ?? '',
  };
  return isFilled(...Object.values(texts), ...Object.values(address)) ? { ...texts, address } : null;
}
