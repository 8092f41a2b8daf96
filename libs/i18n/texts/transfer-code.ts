/** The QR code beside the details of a transfer, on the page and in mails. */
export type TransferCodeTexts = {
  /** By what name banking apps of the country know it. */
  name: string;
  scan: string;
};
