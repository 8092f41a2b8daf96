import type { OrderView } from '@fenestra/contracts/http/orders';
import { orderTransfer } from '@fenestra/domain/ordering/order-transfer';
import { leftNow } from '@fenestra/domain/ordering/receipts';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { ibanInGroups } from '@fenestra/i18n/iban';
import type { ConfirmationTexts } from '@fenestra/i18n/texts/confirmation-mail';
import { textsOf } from '@fenestra/i18n/texts-of';
import { qrSvg } from '@fenestra/platform/drawing/qr';
import { pngOf } from '@fenestra/platform/drawing/raster';
import { transferCode } from '@fenestra/platform/drawing/transfer-code';
import type { Amount } from './goods-prices';
import type { Row } from './mail-words';

/** How to pay an order by transfer: in words, and as what a banking app reads; null where apps of the country read none. */
export type TransferWords = {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
  readonly code: { readonly content: string; readonly name: string; readonly scan: string } | null;
};

/** Milliseconds that a transfer may take, counted from the order as long as stock has not answered. */
const transferMs = 14 * 24 * 3_600_000;

/** What is due now of an order that is paid by transfer; null when nothing is awaited. */
export function transferWords(order: OrderView, amount: Amount): TransferWords | null {
  const { transfer, payment } = order;
  if (!transfer || payment === 'paid') return null;
  const shop = shopById(order.shopId);
  const { confirmationMail, transferCode: codeTexts } = textsOf(shop);
  const { title, text } = confirmationMail.transfer;
  const due = leftNow(order, order.paid);
  const content = transferCode(orderTransfer(order, due), shop);
  const code = content === null ? null : { content, ...codeTexts };
  return { title, text: text(lastDay(order)), rows: rowsOf(transfer, amount(due), confirmationMail.transfer), code };
}

function lastDay({ shopId, payBy, placedAt }: OrderView): string {
  const shop = shopById(shopId);
  const end = payBy ? new Date(payBy) : new Date(Date.parse(placedAt) + transferMs);
  return dayText(dayIn(shop, end), shop);
}

type Account = NonNullable<OrderView['transfer']>;
type Labels = ConfirmationTexts['transfer'];

function rowsOf({ account, iban, bic, variableSymbol }: Account, due: string, labels: Labels): Row[] {
  const grouped = ibanInGroups(iban);
  return [
    [labels.amount, due],
    // Where accounts are known by their IBAN alone, it is said once.
    ...(account === grouped ? [] : [[labels.account, account] as const]),
    [labels.iban, grouped],
    [labels.bic, bic],
    [labels.symbol, variableSymbol],
  ];
}

/** Pixels at which the code is shown: two for each module of the largest one, more for the usual ones. */
export const codeSide = 152;

/** The code as a picture of twice the size, for sharp screens; nothing where there is none. */
export const codePicture = async (transfer: TransferWords | null): Promise<Buffer | undefined> =>
  transfer?.code ? pngOf(qrSvg(transfer.code.content), 2 * codeSide) : undefined;
