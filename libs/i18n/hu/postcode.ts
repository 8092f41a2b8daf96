import type { PostcodeTexts } from '../texts/postcode';

export const postcode: PostcodeTexts = {
  heading: 'Hová szállítsuk?',
  lead: 'Elég két karakter az irányítószámból vagy a település nevéből.',
  label: 'Irányítószám vagy település',
  results: 'Találatok',
  found: (count) => `${count} találat`,
  first: (count) => `Az első ${count} találat. Írjon be többet a\u00a0pontosabb kereséshez.`,
  nothing: 'Nincs találat',
  notHere: 'Sajnos ez az irányítószám nincs itt',
  typeMore: 'Írjon be legalább két karaktert.',
  cancel: 'Mégse',
  deliver: (place) => `Szállítás ide: ${place}`,
  deliverShort: 'Szállítás ide',
  failed: 'Az irányítószámokat nem sikerült betölteni.',
  pickupInstead: 'Személyesen veszem át',
  callInstead: 'Vagy hívjon minket, megbeszéljük a szállítást:',
};
