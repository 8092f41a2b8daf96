import { type Amount, type Breakdown, hundredths, type Item, type Unit } from './order';

const decimals: Readonly<Record<string, number>> = { EUR: 2, CZK: 2, HUF: 0, PLN: 2, GBP: 2, USD: 2 };

/** The first thing that PayPal would not accept about the sums of an order (external-services 2.3). */
export function findIssue({ amount, items = [] }: Unit): string | undefined {
  const { breakdown = {} } = amount;
  const parts = Object.values(breakdown);
  const all = [
    amount,
    ...parts,
    ...items.flatMap(({ unit_amount, tax }) => (tax ? [unit_amount, tax] : [unit_amount])),
  ];
  const places = decimals[amount.currency_code];
  if (places === undefined) return 'INVALID_CURRENCY_CODE';
  if (all.some((each) => each.currency_code !== amount.currency_code)) return 'MULTI_CURRENCY_ORDER';
  if (all.some((each) => decimalsOf(each) > places)) return 'DECIMAL_PRECISION';
  if (hundredths(amount) <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  return issueOfItems(items, breakdown) ?? (parts.length > 0 ? issueOfSum(amount, breakdown) : undefined);
}

function issueOfItems(items: readonly Item[], { item_total, tax_total }: Breakdown): string | undefined {
  if (items.length === 0) return undefined;
  if (!item_total) return 'ITEM_TOTAL_REQUIRED';
  const sum = (of: (item: Item) => Amount | undefined): number =>
    items.reduce((total, item) => total + valueOf(of(item)) * Number(item.quantity), 0);
  if (hundredths(item_total) !== sum(({ unit_amount }) => unit_amount)) return 'ITEM_TOTAL_MISMATCH';
  return valueOf(tax_total) === sum(({ tax }) => tax) ? undefined : 'TAX_TOTAL_MISMATCH';
}

function issueOfSum(amount: Amount, { discount, shipping_discount, ...added }: Breakdown): string | undefined {
  const plus = Object.values(added).reduce((total, each) => total + hundredths(each), 0);
  return hundredths(amount) === plus - valueOf(discount) - valueOf(shipping_discount) ? undefined : 'AMOUNT_MISMATCH';
}

const valueOf = (amount: Amount | undefined): number => (amount ? hundredths(amount) : 0);
const decimalsOf = ({ value }: Amount): number => value.split('.')[1]?.length ?? 0;
