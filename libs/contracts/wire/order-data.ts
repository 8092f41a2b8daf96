import { textUpTo } from '@fenestra/domain/bounded-input';
import { z } from 'zod/mini';
import { bool, fields, numeric } from './fields';

/** Longer than the orders service takes any of them, which says so in the shopper's words. */
const text = textUpTo(5_000);
const unused = z.optional(text);

/** What a client states in major units is refused with more than two decimals: rounded, it would be another amount. */
const exactMoney = z.codec(numeric, z.int(), {
  decode: (major, context) => {
    const minor = Math.round(major * 100);
    if (minor / 100 === major) return minor;
    context.issues.push({ code: 'custom', message: 'more than two decimals', input: major });
    return z.NEVER;
  },
  encode: (minor) => minor / 100,
});

/**
 * What the shopper typed (CUST-01 to CUST-05, OPEN-Q-70, OPEN-Q-115), field by field. Sections that were not opened may be
 * missing. The form is judged by the orders service; here only types count (OPEN-Q-121).
 */
export const orderData = fields({
  jmeno: ['firstName', text],
  prijmeni: ['lastName', text],
  ulice: ['street', text],
  mesto: ['city', text],
  psc: ['postcode', text],
  kontaktTel: ['phone', text],
  kontaktEmail: ['email', text],
  /** Filled for companies. */
  firma: ['company', unused],
  ic: ['companyId', unused],
  dic: ['taxId', unused],
  platceDPH: ['vatPayer', z.optional(bool)],
  faJmeno: ['invoiceFirstName', unused],
  faPrijmeni: ['invoiceLastName', unused],
  faFirma: ['invoiceCompany', unused],
  faIC: ['invoiceCompanyId', unused],
  faDIC: ['invoiceTaxId', unused],
  faUlice: ['invoiceStreet', unused],
  faMesto: ['invoiceCity', unused],
  faPsc: ['invoicePostcode', unused],
  dodJmeno: ['deliveryName', unused],
  dodUlice: ['deliveryStreet', unused],
  dodMesto: ['deliveryCity', unused],
  dodPsc: ['deliveryPostcode', unused],
  dodTelefon: ['deliveryPhone', unused],
  memo: ['note', unused],
  /** True: no marketing, please (CUST-04). */
  shopNews: ['refusesNews', z.optional(bool)],
  souhlas: ['acceptsTerms', z.optional(bool)],
  /** Where it is said, it is the method of platbaID, as is gopay; the name is not that of another way to pay. */
  zpusobPlatby: ['method', unused],
  platba: ['paymentName', unused],
  /** Value and share, `prevodem_0.3`: an id out of kosik_data.platby (OPEN-Q-114). */
  platbaID: ['paymentId', text],
  gopay: ['gatewayCode', unused],
  zaloha: ['deposit', exactMoney],
  comfortDelivery: ['comfortDelivery', z.optional(bool)],
  childGuard: ['childGuard', z.optional(bool)],
});
export type WireOrderData = z.output<typeof orderData>;
