import type { PostcodeTexts } from '../texts/postcode';

export const postcode: PostcodeTexts = {
  heading: 'Wohin sollen wir liefern?',
  lead: 'Zwei Zeichen der PLZ oder des Ortsnamens genügen.',
  label: 'PLZ oder Ort',
  results: 'Gefundene Orte',
  found: (count) => (count === 1 ? '1 Ort' : `${count} Orte`),
  first: (count) => `Die ersten ${count} Orte. Tippen Sie weiter, um genauer zu suchen.`,
  nothing: 'Nichts gefunden',
  notHere: 'An diese Postleitzahl liefern wir leider nicht.',
  typeMore: 'Geben Sie mindestens zwei Zeichen ein.',
  cancel: 'Abbrechen',
  deliver: (place) => `Nach ${place} liefern`,
  deliverShort: 'Hierher liefern',
  failed: 'Die Postleitzahlen konnten nicht geladen werden.',
  pickupInstead: 'Selbst abholen',
  callInstead: 'Oder rufen Sie uns an, wir regeln die Lieferung:',
};
