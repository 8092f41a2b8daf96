import { normalizeLine, normalizeNote } from '../normalize-text';
import { accept, refuse, type Result } from '../result';
import { visibleLine, visibleText } from '../visible-text';
import { type ShopCode, shopByCode } from '../shop/shops';
import { hasInvisibleCharacters } from '../invisible-characters';
import { withTypedData } from './typed-data';
import { parseCompanyId, parseTaxId } from './company-numbers';
import { cleanLine, cleanText, parsePostcode } from './contact';
import type { Address, CustomerData, TypedSections } from './customer';
import { parseEmail } from './email-address';
import { isInArea } from './postcode-areas';

/** Reads the phones of a form: servers by the numbering plans of all countries, the page by what it can tell. */
export type ParsePhone = (typed: string, shop: ShopCode) => Result<string, 'phone' | 'extension'>;

export type InvalidField =
  | 'required'
  | 'unseen'
  | 'postcode'
  | 'noPostcode'
  | 'phone'
  | 'extension'
  | 'email'
  | 'cardEmail'
  | 'companyId'
  | 'taxId'
  | 'terms';
/** Field (as a path, e.g. `invoice.address.city`) → what is wrong with it. */
export type InvalidFields = Readonly<Record<string, InvalidField>>;

/**
 * Checks what was typed and returns it in the form of the ERP's fields, with `typed` where that differs (CUST, OPEN-Q-71, 72, 99, 115).
 * All faults are reported together, as `details.fields`.
 */
export function checkCustomerData<Data extends CustomerData>(
  given: Data,
  shop: ShopCode,
  readPhone: ParsePhone,
): Result<Data, 'order-data-refused'> {
  const data = withTypedData(given) as Data;
  const form = new Form(shop, readPhone, { line: cleanLine, text: cleanText });
  const checked = sectionsOf(form, data);
  const email = form.filled('email', data.email === '@' ? '' : data.email, 'email', parseEmail);
  const phone = form.phone('phone', data.phone);
  if (!data.acceptsTerms) form.faults['acceptsTerms'] = 'terms';
  if (Object.keys(form.faults).length > 0) return refuse('order-data-refused', { fields: form.faults });
  const shown = sectionsOf(new Form(shop, readPhone, { line: lineOf, text: textOf }), data);
  const typed = differing({ ...checked, email }, { ...shown, email: shownEmail(data.email, email) });
  return accept({ ...data, ...checked, email, phone, ...(typed && { typed }) });
}

const lineOf = (typed: string): string => visibleLine(normalizeLine(typed));
const textOf = (typed: string): string => visibleText(normalizeNote(typed));

/** An internationalised domain is shown in the letters in which it was typed. */
const shownEmail = (typed: string, stored: string): string => {
  const shown = lineOf(typed);
  return stored.includes('xn--') && !/xn--/i.test(shown) ? shown : stored;
};

function differing(stored: Required<TypedSections>, shown: Required<TypedSections>): TypedSections | undefined {
  const other = Object.entries(shown).filter(
    ([section, text]) => JSON.stringify(text) !== JSON.stringify(stored[section as keyof TypedSections]),
  );
  return other.length > 0 ? Object.fromEntries(other) : undefined;
}

function sectionsOf(form: Form, data: CustomerData) {
  return {
    firstName: form.text('firstName', data.firstName),
    lastName: form.text('lastName', data.lastName),
    address: form.address('address', data.address),
    company: data.company && company(form, data.company),
    invoice: data.invoice && invoice(form, data.invoice),
    delivery: data.delivery && {
      name: form.text('delivery.name', data.delivery.name),
      phone: form.phone('delivery.phone', data.delivery.phone),
      address: form.address('delivery.address', data.delivery.address),
    },
    note: form.texts.text(data.note),
  };
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
export function postcodeError(typed: string, shop: ShopCode): 'postcode' | 'noPostcode' | undefined {
  const digits = parsePostcode(typed, shop);
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
  readonly faults: Record<string, InvalidField> = {};

  private readonly country: string;

  constructor(
    private readonly shop: ShopCode,
    private readonly readPhone: ParsePhone,
    readonly texts: { readonly line: (typed: string) => string; readonly text: (typed: string) => string },
  ) {
    this.country = shopByCode(shop).country;
  }

  /** Required free text. */
  text(field: string, typed: string): string {
    return this.filled(field, typed, 'required', this.texts.line);
  }

  /** Free text that may be missing. */
  optional(field: string, typed: string): string {
    if (hasInvisibleCharacters(typed)) this.faults[field] = 'unseen';
    return this.texts.line(typed);
  }

  phone(field: string, typed: string): string {
    const read = this.readPhone(typed, this.shop);
    return this.filled(field, typed, read.ok ? 'phone' : read.reason, () => (read.ok ? read.value : null));
  }

  companyId(field: string, typed: string): string {
    return this.filled(field, typed, 'companyId', (text) => parseCompanyId(this.country, cleanLine(text)));
  }

  taxId(field: string, typed: string): string {
    return this.filled(field, typed, 'taxId', (text) => parseTaxId(this.country, text));
  }

  address(field: string, { street, city, postcode }: Address): Address {
    return {
      street: this.text(`${field}.street`, street),
      city: this.text(`${field}.city`, city),
      postcode: this.filled(`${field}.postcode`, postcode, 'postcode', (text) => parsePostcode(text, this.shop)),
    };
  }

  /** What `read` makes of a required field; `fault` where it makes nothing of it. */
  filled(field: string, typed: string, fault: InvalidField, read: (typed: string) => string | null): string {
    const value = cleanLine(typed) === '' ? '' : read(typed);
    if (value && !hasInvisibleCharacters(typed)) return value;
    this.faults[field] = hasInvisibleCharacters(typed) ? 'unseen' : value === '' ? 'required' : fault;
    return '';
  }
}
