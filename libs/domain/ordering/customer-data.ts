import { accept, refuse, type Result } from '../result';
import { type ShopCode, shopByCode } from '../shop/shops';
import { hasUnseen } from '../unseen';
import { companyIdIn, taxIdIn } from './company-numbers';
import { isInArea } from './postcode-areas';
import { cleanLine, cleanText, emailAddress, phoneNumber, postcodeNumber } from './contact';

export type Address = { readonly street: string; readonly city: string; readonly postcode: string };

/** What a shopper types to order; sections that were not opened are null (CUST-01 to CUST-06). */
export type CustomerData = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Of a company: its own address (OPEN-Q-71). */
  readonly address: Address;
  readonly company: {
    readonly name: string;
    readonly id: string;
    readonly taxId: string;
    readonly vatPayer: boolean;
  } | null;
  readonly invoice: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly id: string;
    readonly taxId: string;
    readonly address: Address;
  } | null;
  readonly delivery: { readonly name: string; readonly phone: string; readonly address: Address } | null;
  readonly note: string;
  readonly acceptsTerms: boolean;
};

export type FieldFault =
  | 'required'
  | 'unseen'
  | 'postcode'
  | 'noPostcode'
  | 'phone'
  | 'email'
  | 'companyId'
  | 'taxId'
  | 'terms';
/** Field (as a path, e.g. `invoice.address.city`) → what is wrong with it. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/**
 * Checks what was typed and brings it into the form that is stored (CUST, OPEN-Q-71, 72, 99, 115). All faults are reported
 * together, as `details.fields`.
 */
export function checkCustomerData<Data extends CustomerData>(
  data: Data,
  shop: ShopCode,
): Result<Data, 'order-data-refused'> {
  const form = new Form(shop);
  const checked = {
    ...data,
    firstName: form.text('firstName', data.firstName),
    lastName: form.text('lastName', data.lastName),
    email: form.filled('email', data.email === '@' ? '' : data.email, 'email', emailAddress),
    phone: form.phone('phone', data.phone),
    address: form.address('address', data.address),
    company: data.company && company(form, data.company),
    invoice: data.invoice && invoice(form, data.invoice),
    delivery: data.delivery && {
      name: form.text('delivery.name', data.delivery.name),
      phone: form.phone('delivery.phone', data.delivery.phone),
      address: form.address('delivery.address', data.delivery.address),
    },
    note: cleanText(data.note),
  };
  if (!data.acceptsTerms) form.faults['acceptsTerms'] = 'terms';
  return Object.keys(form.faults).length ? refuse('order-data-refused', { fields: form.faults }) : accept(checked);
}

function company(form: Form, { name, id, taxId, vatPayer }: NonNullable<CustomerData['company']>) {
  return {
    name: form.text('company.name', name),
    id: form.companyId('company.id', id),
    taxId: form.taxId('company.taxId', taxId),
    vatPayer,
  };
}

/** An own invoice address is a person's; as soon as it names a company, the company's numbers are required too. */
function invoice(form: Form, typed: NonNullable<CustomerData['invoice']>) {
  const isCompany = cleanLine(typed.company) !== '';
  const wanted = (number: string) => isCompany || cleanLine(number) !== '';
  return {
    firstName: form.text('invoice.firstName', typed.firstName),
    lastName: form.text('invoice.lastName', typed.lastName),
    company: form.optional('invoice.company', typed.company),
    id: wanted(typed.id) ? form.companyId('invoice.id', typed.id) : form.optional('invoice.id', typed.id),
    taxId: wanted(typed.taxId) ? form.taxId('invoice.taxId', typed.taxId) : form.optional('invoice.taxId', typed.taxId),
    address: form.address('invoice.address', typed.address),
  };
}

/** What is wrong with the postcode of a delivery: it has another form, or no place of the country has one that begins so. */
export function postcodeFault(typed: string, shop: ShopCode): 'postcode' | 'noPostcode' | undefined {
  const digits = postcodeNumber(typed, shop);
  if (digits === null) return 'postcode';
  return isInArea(digits, shop) ? undefined : 'noPostcode';
}

/** Where the goods are brought: the typed postcode and its field. */
export function destinationOf({ delivery, address }: Pick<CustomerData, 'delivery' | 'address'>) {
  return delivery
    ? { field: 'delivery.address.postcode', postcode: delivery.address.postcode }
    : { field: 'address.postcode', postcode: address.postcode };
}

/** Collects the faults of one form while its fields are read. */
class Form {
  readonly faults: Record<string, FieldFault> = {};

  private readonly country: string;

  constructor(private readonly shop: ShopCode) {
    this.country = shopByCode(shop).country;
  }

  /** Required free text. */
  text(field: string, typed: string): string {
    return this.filled(field, typed, 'required', cleanLine);
  }

  /** Free text that may be missing. */
  optional(field: string, typed: string): string {
    if (hasUnseen(typed)) this.faults[field] = 'unseen';
    return cleanLine(typed);
  }

  phone(field: string, typed: string): string {
    return this.filled(field, typed, 'phone', (text) => phoneNumber(text, this.shop));
  }

  companyId(field: string, typed: string): string {
    return this.filled(field, typed, 'companyId', (text) => companyIdIn(this.country, cleanLine(text)));
  }

  taxId(field: string, typed: string): string {
    return this.filled(field, typed, 'taxId', (text) => taxIdIn(this.country, text));
  }

  address(field: string, { street, city, postcode }: Address): Address {
    return {
      street: this.text(`${field}.street`, street),
      city: this.text(`${field}.city`, city),
      postcode: this.filled(`${field}.postcode`, postcode, 'postcode', (text) => postcodeNumber(text, this.shop)),
    };
  }

  /** What `read` makes of a required field; `fault` where it makes nothing of it. */
  filled(field: string, typed: string, fault: FieldFault, read: (typed: string) => string | null): string {
    const value = cleanLine(typed) === '' ? '' : read(typed);
    if (value && !hasUnseen(typed)) return value;
    this.faults[field] = hasUnseen(typed) ? 'unseen' : value === '' ? 'required' : fault;
    return '';
  }
}
