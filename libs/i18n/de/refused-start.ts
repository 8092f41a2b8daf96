import type { Texts } from '../texts/texts';

export const refusedStart: Texts['refusedStart'] = {
  productUnknown: 'Dieses Produkt führen wir nicht',
  productUnknownLead: 'Der Link führt zu einem Produkt, das wir nicht verkaufen. Wählen Sie im Shop ein anderes.',
  copyNotMade: 'So stellen wir es nicht mehr her',
  copyNotMadeLead:
    'Das Sortiment hat sich seitdem geändert, dasselbe Produkt lässt sich nicht mehr herstellen. Das ursprüngliche bleibt unverändert. Wählen Sie im Shop ein anderes.',
};
