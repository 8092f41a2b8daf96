/** What a transfer names beside its account, and the QR code beside it, on the page and in mails. */
export type TransferCodeTexts = {
  /** Who is paid: banks compare the name with the account. */
  holder: string;
  /** By what name banking apps of the country know it. */
  name: string;
  scan: string;
};
