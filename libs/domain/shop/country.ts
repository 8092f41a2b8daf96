import type { PaymentTerms } from './payments';

/** Percent, from a day (ISO date) on. */
export type VatRate = { readonly from: string; readonly percent: number };

/** The standards by which banking apps read a transfer from a QR code, each that of its countries. */
export type TransferStandard = 'spayd' | 'pay-by-square' | 'epc' | 'hct';

/**
 * What is true of a country's storefront. A country is one file of this folder, its texts are those of its language
 * (libs/i18n), its prices and regions data of the price list.
 */
export type Country = {
  /** First label of its host name under localhost, key of its row in SHOPS_FILE. */
  readonly code: string;
  /** STORE-04 */
  readonly id: number;
  /** ISO 3166-1 alpha-2; in lower case the last label of its host names (OPEN-Q-21). */
  readonly country: string;
  /** ISO 3166-1 alpha-3, as gateways name it. */
  readonly alpha3: string;
  /** ISO 639-1: the folder of its texts, and the names of catalogue entries that it shows. */
  readonly language: string;
  /** BCP 47, for the page's `lang` and for dates. */
  readonly locale: string;
  /** ISO 4217 */
  readonly currency: string;
  /** The smallest amount that can be paid in its currency, in minor units: 1 unless there is no such coin. */
  readonly smallestCharge?: number;
  /** Prices of lines are whole multiples of this, in minor units (windows-domain 8.6). */
  readonly priceStep: number;
  /** Decides the order year, price validity and working days. */
  readonly timeZone: string;
  /** Percent, each from its day on (ISO date in the shop's time zone), the newest last. CONST-01 to CONST-05 */
  readonly vat: readonly VatRate[];
  readonly phone: {
    /** Calling code (CUST-21, OPEN-Q-72). */
    readonly prefix: string;
    /** What is dialled before a national number at home. */
    readonly trunk: string;
    /** Digits of a national number without trunk. */
    readonly digits: readonly [min: number, max: number];
  };
  /** CUST-14 to CUST-18 */
  readonly postcode: {
    readonly digits: number;
    /** Written `602 00`. */
    readonly spaced: boolean;
    /** What may be typed before it, e.g. `A-1010`. */
    readonly prefix: RegExp;
  };
  /** Family name before first name, town before street: in Hungary. */
  readonly largestFirst: boolean;
  /** News by mail need consent before; elsewhere who orders may refuse them (texts-hu-sk 4.4, texts-de-at 4.9). */
  readonly newsNeedConsent: boolean;
  /** Who settles disputes with consumers out of court; null where the shop says that it takes no part (texts-hu-sk 4.11, texts-de-at 4.17). */
  readonly disputes: { readonly body: string; readonly site: string } | null;
  readonly technicalControl: {
    /** In every cart that holds anything, and cannot be unticked (SERV-05, SERV-06). */
    readonly obligatory: boolean;
    /** What it is worth, minor units: said in words, never charged (SERV-02, OPEN-Q-67). */
    readonly originalPrice: number | null;
  };
  /** Offered with home delivery (SERV-09). */
  readonly comfortDelivery: boolean;
  /** Payment and the price of delivery are settled by phone after the order (PAY-08). */
  readonly settledByPhone: boolean;
  /** In the order in which they are shown (OPEN-Q-63); those for carts of nothing but goods from stock, and for all others. */
  readonly payments: { readonly stock: readonly PaymentTerms[]; readonly madeToMeasure: readonly PaymentTerms[] };
  /** How the QR code of a transfer is written; null where banking apps read none that is known here. */
  readonly transferStandard: TransferStandard | null;
};
