import type { PlannedPayment } from '@fenestra/domain/ordering/payment-plan';
import type { Buyer } from '@fenestra/domain/shop/buyer';

/** What the papers of an order say: its summary and the invoice in advance. Days and amounts come as they are written in the country. */
export type OrderPaperTexts = {
  received: (day: string, time: string) => string;
  buyer: string;
  deliverTo: string;
  seller: string;
  piece: string;
  sum: string;
  /** As the buyer reckons. */
  pricesIn: Record<Buyer, (currency: string) => string>;
  plan: {
    title: string;
    payment: string;
    until: string;
    how: string;
    gross: string;
    all: string;
    deposit: (percent: number) => string;
    rest: (percent: number) => string;
    by: (day: string) => string;
    atOnce: string;
    paid: string;
    ways: Readonly<Record<PlannedPayment['by'], string>>;
  };
  proforma: {
    /** What it is not, as the country's law on VAT says it. */
    noInvoice: string;
    ofOrder: (number: string) => string;
    issued: string;
    rate: string;
    base: string;
    tax: string;
    gross: string;
  };
};
