import type { OrderView } from '@fenestra/contracts/http/orders';
import { isPaymentReceived } from '@fenestra/domain/ordering/order';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import { paymentPlan, type PlannedPayment } from '@fenestra/domain/ordering/payment-plan';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { ibanInGroups } from '@fenestra/i18n/iban';
import { textsOf } from '@fenestra/i18n/texts-of';
import { qrSvg } from '@fenestra/platform/drawing/qr';
import { renderPng } from '@fenestra/platform/drawing/raster';
import { transferQrText } from '@fenestra/platform/drawing/transfer-code';
import type { Texts } from '@fenestra/i18n/texts/texts';
import type { FormatAmount } from './goods-prices';
import type { Row } from './mail-texts';

/** How to pay an order by transfer: in words, and as what a banking app reads; null where apps of the country read none. */
export type TransferTexts = {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
  readonly code: { readonly content: string; readonly name: string; readonly scan: string } | null;
};

/** Whether a transfer has to come before anything is made or sent. */
export const awaitsTransfer = ({ method, payment, dueNow, saga }: OrderView): boolean =>
  method === 'transfer' && !isPaymentReceived(payment) && dueNow > 0 && !isCalledOff(saga);

/** What is due now of an order that is paid by transfer; null when nothing is awaited. */
export function transferTexts(order: OrderView, amount: FormatAmount): TransferTexts | null {
  const [first] = paymentPlan(order);
  return order.transfer && first ? transferTextsOf(order, first, amount) : null;
}

/** The next payment by transfer, be it the deposit, the rest or all; null where none is left. */
export function nextTransfer(order: OrderView, amount: FormatAmount): TransferTexts | null {
  const next = paymentPlan(order).find(({ left: outstanding }) => outstanding > 0);
  return next?.by === 'transfer' ? transferTextsOf(order, next, amount) : null;
}

function transferTextsOf(
  order: OrderView,
  { left: outstanding, until }: PlannedPayment,
  amount: FormatAmount,
): TransferTexts | null {
  if (outstanding === 0 || until === null) return null;
  const shop = shopById(order.shopId);
  const { confirmationMail, transferCode: codeTexts } = textsOf(shop);
  const { holder, ...scanned } = codeTexts;
  const { title, text } = confirmationMail.transfer;
  const account = order.payTo ?? order.transfer;
  if (!account) return null;
  const content = transferQrText(orderTransfer(order, outstanding), shop);
  const code = content === null ? null : { content, ...scanned };
  return {
    title,
    text: text(dayText(until, shop)),
    rows: rowsOf(account, variableSymbol(order.number), amount(outstanding), { ...confirmationMail.transfer, holder }),
    code,
  };
}

type Account = Pick<NonNullable<OrderView['transfer']>, 'account' | 'iban' | 'bic'> & { readonly holder?: string };
type Labels = Texts['confirmationMail']['transfer'] & Pick<Texts['transferCode'], 'holder'>;

function rowsOf({ holder, account, iban, bic }: Account, symbol: string, due: string, labels: Labels): Row[] {
  const grouped = ibanInGroups(iban);
  return [
    [labels.amount, due],
    ...(holder ? [[labels.holder, holder] as const] : []),
    // Where accounts are known by their IBAN alone, it is said once.
    ...(account === grouped ? [] : [[labels.account, account] as const]),
    [labels.iban, grouped],
    [labels.bic, bic],
    [labels.symbol, symbol],
  ];
}

/** Pixels at which the code is shown: two for each module of the largest one, more for the usual ones. */
export const qrCodeSizePx = 152;

/** The code as a picture of twice the size, for sharp screens; nothing where there is none. */
export const qrCodePng = async (transfer: TransferTexts | null): Promise<Buffer | undefined> =>
  transfer?.code ? renderPng(qrSvg(transfer.code.content), 2 * qrCodeSizePx) : undefined;
