import type { Texts } from '../texts/texts';

export const postcode: Texts['postcode'] = {
  heading: 'Wohin sollen wir liefern?',
  lead: 'Zwei Zeichen der PLZ oder des Ortsnamens genügen.',
  label: 'PLZ oder Ort',
  results: 'Gefundene Orte',
  found: (count) => (count === 1 ? '1 Ort' : `${count} Orte`),
  first: (count) => `Die ersten ${count} Orte. Tippen Sie weiter, um genauer zu suchen.`,
  nothing: 'Nichts gefunden',
  tryShorter: 'Versuchen Sie es mit den ersten drei Ziffern oder dem Anfang des Ortsnamens.',
  notHere: 'An diese Postleitzahl liefern wir leider nicht.',
  typeMore: 'Geben Sie mindestens zwei Zeichen ein.',
  cancel: 'Abbrechen',
  deliver: (place) => `Nach ${place} liefern`,
  deliverShort: 'Hierher liefern',
  failed: 'Die Postleitzahlen konnten nicht geladen werden.',
  byHand: 'Adresse selbst eingeben',
  regionLead: 'Nach dem Gebiet berechnen wir die Lieferung. Die ganze Adresse geben Sie bei der Bestellung ein.',
  region: 'Liefergebiet',
  chooseRegion: 'Gebiet wählen',
  pickupInstead: 'Selbst abholen',
  callInstead: 'Oder rufen Sie uns an, wir regeln die Lieferung:',
};
