/** What a transfer names beside its account, and the QR code beside it, on the page and in mails. */
export const transferCode = {
  /** Who is paid: banks compare the name with the account. */
  holder: 'Příjemce',
  /** By what name banking apps of the country know it. */
  name: 'QR platba',
  scan: 'Načtěte kód v\u00a0bankovní aplikaci a\u00a0platbu jen potvrďte.',
};
