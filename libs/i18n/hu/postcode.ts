import type { Texts } from '../texts/texts';

export const postcode: Texts['postcode'] = {
  heading: 'Hová szállítsuk?',
  lead: 'Elég két karakter az irányítószámból vagy a település nevéből.',
  label: 'Irányítószám vagy település',
  results: 'Találatok',
  found: (count) => `${count} találat`,
  first: (count) => `Az első ${count} találat. Írjon be többet a\u00a0pontosabb kereséshez.`,
  nothing: 'Nincs találat',
  tryShorter: 'Próbálja csak az első két számjeggyel vagy a\u00a0településnév elejével.',
  notHere: 'Sajnos erre az irányítószámra nem szállítunk',
  typeMore: 'Írjon be legalább két karaktert.',
  cancel: 'Mégse',
  deliver: (place) => `Szállítás ide: ${place}`,
  deliverShort: 'Szállítás ide',
  failed: 'Az irányítószámokat nem sikerült betölteni.',
  byHand: 'Cím megadása kézzel',
  regionLead:
    'A\u00a0körzet alapján számoljuk ki a\u00a0szállítás díját. A\u00a0teljes címet a\u00a0megrendelésnél adja meg.',
  region: 'Szállítási körzet',
  chooseRegion: 'Válasszon körzetet',
  pickupInstead: 'Személyesen veszem át',
  callInstead: 'Vagy hívjon minket, megbeszéljük a szállítást:',
};
