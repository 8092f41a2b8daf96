import type { ShopCode } from '@fenestra/domain/shop/shops';

type BankAccount = { readonly account: string; readonly iban: string; readonly bic: string };

/** Where transfers go, in the form usual in the country. Placeholders with right check digits (OPEN-Q-106). */
export const bankAccounts: Readonly<Record<ShopCode, BankAccount>> = {
  cs: { account: '19-2000145399/0800', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  sk: { account: 'SK31 1200 0000 1987 4263 7541', iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
  at: { account: 'AT61 1904 3002 3457 3201', iban: 'AT611904300234573201', bic: 'BKAUATWW' },
  de: { account: 'DE89 3704 0044 0532 0130 00', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  hu: { account: '11773016-11111018-00000000', iban: 'HU42117730161111101800000000', bic: 'OTPVHUHB' },
};
