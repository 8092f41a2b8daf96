import { type Money, money, percentOf } from '../shop/money';
import { depositShare, type PaymentTerms, type PaymentMethod } from '../shop/payments';
import { type ShopCode, shopByCode } from '../shop/shops';
import { type CashLimits, cashLimitsOf } from './cash-limits';

/** How the rest after a deposit is paid (OPEN-Q-68). */
export const restPayments = ['cash_on_delivery', 'transfer'] as const;
export type RestPayment = (typeof restPayments)[number];

/** Why an option cannot be taken now. */
export const paymentRefusals = ['delivery-first', 'technical-control', 'carrier-limit'] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** Amounts are minor units of the shop's currency. */
export type PaymentOption = PaymentTerms & {
  /** What paying everything in advance saves (PAY-11). */
  readonly saving: number;
  readonly dueNow: number;
  readonly dueLater: number;
  /** How `dueLater` is paid; null where nothing is left. */
  readonly restPayment: RestPayment | null;
  readonly forStock: boolean;
  readonly disabledByTechnicalControl: boolean;
  readonly refused: PaymentRefusal | null;
};

export type PayableCart = {
  readonly shop: ShopCode;
  /** Every product is from stock; an empty cart is a stock cart. */
  readonly stockOnly: boolean;
  readonly technicalControl: boolean;
  readonly delivery: 'pickup' | 'delivery' | null;
  /** Gross total, minor units. */
  readonly gross: number;
};

/** Percent of the total that a deposit is, and what paying made-to-measure goods in advance takes off. PAY-10, PAY-11 */
export const depositPercent = depositShare * 100;
export const prepaymentPercent = 2;

/**
 * The options for a cart and its delivery, those that cannot be taken now with the reason (OPEN-Q-63 to 68, 114).
 * `collected` are the methods that somebody collects: what nobody can pay is not offered.
 */
export function paymentOptionsOf(cart: PayableCart, collected: readonly PaymentMethod[]): PaymentOption[] {
  const { stock, madeToMeasure } = shopByCode(cart.shop).payments;
  const payable = (cart.stockOnly ? stock : madeToMeasure).filter(({ method }) => collected.includes(method));
  return payable.map((offered) => optionOf(offered, cart));
}

/** A zaloha is right within one minor unit of gross × share; the 2 % are not in it (OPEN-Q-66). */
export function isDepositRight(deposit: number, share: number, gross: number): boolean {
  return Math.abs(deposit - gross * share) <= 1;
}

function optionOf({ method, share }: PaymentTerms, cart: PayableCart): PaymentOption {
  const { stockOnly } = cart;
  const gross = money(cart.gross, shopByCode(cart.shop).currency);
  const saving = share === 1 && !stockOnly ? savingOf(gross) : 0;
  const payable = gross.minor - saving;
  const dueNow = share === 1 ? payable : share === 0 ? 0 : percentOf(gross, depositPercent).minor;
  const dueLater = payable - dueNow;
  const disabledByTechnicalControl = !stockOnly && (method === 'card' || method === 'paypal');
  const option = { method, share, saving, dueNow, dueLater, forStock: stockOnly, disabledByTechnicalControl };
  return { ...option, restPayment: restPaymentOf(dueLater, cart), refused: refusalOf(option, cart) };
}

/** What paying all of a made-to-measure order in advance takes off its gross total (PAY-11). */
const savingOf = (gross: Money): number => percentOf(gross, prepaymentPercent).minor;

/** Is a transfer if the order total, not the rest, is above the limit of the country (PAY-14, PAY-15). */
function restPaymentOf(dueLater: number, cart: PayableCart): RestPayment | null {
  if (dueLater === 0) return null;
  return isAboveLimit('orderTotal', cart) ? 'transfer' : 'cash_on_delivery';
}

function refusalOf(
  { method, disabledByTechnicalControl }: Omit<PaymentOption, 'restPayment' | 'refused'>,
  cart: PayableCart,
): PaymentRefusal | null {
  if (cart.delivery === null) return 'delivery-first';
  if (disabledByTechnicalControl && cart.technicalControl) return 'technical-control';
  const collectsAll = method === 'cash' && !shopByCode(cart.shop).settledByPhone;
  return collectsAll && isAboveLimit('carrier', cart) ? 'carrier-limit' : null;
}

const isAboveLimit = (limit: keyof CashLimits, { shop, delivery, gross }: PayableCart): boolean =>
  delivery !== 'pickup' && gross > (cashLimitsOf(shop)[limit] ?? Infinity);
