import type { Catalogue } from './catalogue';

/** Postcode search (POST-01 to POST-10). */
type PostcodeTexts = {
  heading: string;
  lead: string;
  label: string;
  results: string;
  found: (count: number) => string;
  first: (count: number) => string;
  nothing: string;
  notHere: string;
  typeMore: string;
  cancel: string;
  deliver: (place: string) => string;
  deliverShort: string;
  failed: string;
  pickupInstead: string;
};

const german: PostcodeTexts = {
  heading: 'Wohin sollen wir liefern?',
  lead: 'Zwei Zeichen der PLZ oder des Ortsnamens genügen.',
  label: 'PLZ oder Ort',
  results: 'Gefundene Orte',
  found: (count) => (count === 1 ? '1 Ort' : `${count} Orte`),
  first: (count) => `Die ersten ${count} Orte. Tippen Sie weiter, um genauer zu suchen.`,
  nothing: 'Nichts gefunden',
  notHere: 'Diese Postleitzahl beliefern wir leider nicht',
  typeMore: 'Geben Sie mindestens zwei Zeichen ein.',
  cancel: 'Abbrechen',
  deliver: (place) => `Nach ${place} liefern`,
  deliverShort: 'Hierher liefern',
  failed: 'Die Postleitzahlen konnten nicht geladen werden.',
  pickupInstead: 'Selbst abholen',
};

export const postcodeTexts: Catalogue<PostcodeTexts> = {
  cs: {
    heading: 'Kam okna přivézt?',
    lead: 'Stačí dva znaky z\u00a0PSČ nebo z\u00a0názvu obce.',
    label: 'PSČ nebo obec',
    results: 'Nalezená místa',
    found: (count) => (count === 1 ? '1 místo' : count < 5 ? `${count} místa` : `${count} míst`),
    first: (count) => `Prvních ${count} míst. Pište dál a\u00a0seznam se zúží.`,
    nothing: 'Nic nenalezeno',
    notHere: 'Bohužel, není tady PSČ',
    typeMore: 'Napište aspoň dva znaky.',
    cancel: 'Zrušit',
    deliver: (place) => `Doručit do ${place}`,
    deliverShort: 'Doručit sem',
    failed: 'Seznam PSČ se nepodařilo načíst.',
    pickupInstead: 'Vyzvednu si sám',
  },
  sk: {
    heading: 'Kam okná priviezť?',
    lead: 'Stačia dva znaky z PSČ alebo z názvu obce.',
    label: 'PSČ alebo obec',
    results: 'Nájdené miesta',
    found: (count) => (count === 1 ? '1 miesto' : count < 5 ? `${count} miesta` : `${count} miest`),
    first: (count) => `Prvých ${count} miest. Píšte ďalej a zoznam sa zúži.`,
    nothing: 'Nič sa nenašlo',
    notHere: 'Bohužiaľ, toto PSČ tu nie je',
    typeMore: 'Napíšte aspoň dva znaky.',
    cancel: 'Zrušiť',
    deliver: (place) => `Doručiť do ${place}`,
    deliverShort: 'Doručiť sem',
    failed: 'Zoznam PSČ sa nepodarilo načítať.',
    pickupInstead: 'Vyzdvihnem si sám',
  },
  at: german,
  de: german,
  hu: {
    heading: 'Hová szállítsuk?',
    lead: 'Elég két karakter az irányítószámból vagy a település nevéből.',
    label: 'Irányítószám vagy település',
    results: 'Találatok',
    found: (count) => `${count} hely`,
    first: (count) => `Az első ${count} hely. Írjon tovább a pontosabb kereséshez.`,
    nothing: 'Nincs találat',
    notHere: 'Sajnos ez az irányítószám nincs itt',
    typeMore: 'Írjon be legalább két karaktert.',
    cancel: 'Mégse',
    deliver: (place) => `Szállítás ide: ${place}`,
    deliverShort: 'Szállítás ide',
    failed: 'Az irányítószámokat nem sikerült betölteni.',
    pickupInstead: 'Személyesen veszem át',
  },
};
