import type { FieldFault } from '@fenestra/domain/ordering/customer-data';
import type { ViolationCode } from '@fenestra/domain/configuration/rules/violation';

/** Why the shop refuses what it was asked, in words for the shopper (ErrText). `{name}` is a value of the refusal. */
export type WireErrorTexts = {
  /** The page of an address that leads nowhere; `home` is the link to the start page. */
  readonly pageNotFound: { readonly title: string; readonly lead: string; readonly home: string };
  /** Accessories that are made for a product from stock come later and are not taken back (CONST-08). */
  madeToStock: string;
  /** Rules of the configuration (windows-domain 2). */
  rules: Readonly<Record<ViolationCode, string>>;
  /** Instead of the rule of sizes of fields, where one of them, `{missing}`, was not told. */
  missingField: string;
  /** The limit that a value is beyond, which is `{limit}` in a rule. */
  atLeast: string;
  atMost: string;
  /** Before a rule, where the product has several: field or element by its number on the drawing, joint of an assembly. */
  places: Readonly<Record<'field' | 'element' | 'joint', string>>;
  /** Behind the range of a size: the size that there is. */
  present: string;
  /** Beside the range of a size: whether the value is too large or too small (DIM-10, DIM-11). */
  tooLarge: string;
  tooSmall: string;
  refusals: Readonly<Record<RefusalText, string>>;
  /** One wrong field of the order form. */
  fields: Readonly<Record<FieldText, string>>;
};

type RefusalText =
  | 'value-impossible'
  | 'other-shop'
  | 'malformed'
  | 'action-unknown'
  | 'unavailable'
  | 'too-large'
  | 'wrong-content-type'
  | 'too-slow'
  | 'too-many'
  | 'reader-full'
  | 'sender-full'
  | 'not-human'
  | 'unknown'
  | 'product-unknown'
  | 'configuration-unknown'
  | 'cart-unknown'
  | 'cart-busy'
  | 'cart-empty'
  | 'outdated'
  | 'line-unknown'
  | 'item-unknown'
  | 'cart-full'
  | 'cart-too-large'
  | 'quantity-refused'
  | 'length-refused'
  | 'stock-limit'
  | 'count-unknown'
  | 'service-refused'
  | 'delivery-refused'
  | 'delivery-missing'
  | 'order-data-refused'
  | 'order-unknown'
  | 'payment-refused'
  | 'deposit-refused'
  | 'ordered-otherwise'
  | 'payment-not-open'
  | 'payment-examined'
  | 'payment-tried-too-often'
  | 'payment-not-received';

type FieldText = FieldFault | 'region' | 'invalid' | 'too-long';
