import { encode, PaymentOptions } from 'bysquare/pay';
import type { Shop } from '@fenestra/domain/shop/shops';
import { epc, hct, spayd, type Transfer } from '@fenestra/domain/shop/transfer-code';
import type { TransferStandard } from '@fenestra/domain/shop/country';

const writers: Record<TransferStandard, (transfer: Transfer, shop: Shop) => string> = {
  spayd,
  'pay-by-square': payBySquare,
  epc,
  hct,
};

/** What the QR code of a transfer says, so that a banking app of the shop's country fills it in; null where it knows none, or there is no transfer. */
export const transferQrText = (transfer: Transfer | null, shop: Shop): string | null =>
  transfer && shop.transferStandard && writers[shop.transferStandard](transfer, shop);

/** Slovak Banking Association, PAY by square: fields between tabs with a checksum, compressed by LZMA. */
function payBySquare({ iban, bic, holder, amount, variableSymbol }: Transfer): string {
  const payment = {
    type: PaymentOptions.PaymentOrder,
    amount: amount.minor / 100,
    currencyCode: amount.currency,
    variableSymbol,
    bankAccounts: [{ iban, bic }],
    beneficiary: { name: holder },
  };
  return encode({ payments: [payment] });
}
