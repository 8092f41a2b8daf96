import { orderPaper as german } from '../de/order-paper';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const own = austrian(german);

export const orderPaper: Texts['orderPaper'] = {
  ...own,
  proforma: {
    ...own.proforma,
    noInvoice:
      'Diese Proformarechnung ist keine Rechnung im Sinne des §\u00a011 UStG und berechtigt nicht zum Vorsteuerabzug.',
  },
};
