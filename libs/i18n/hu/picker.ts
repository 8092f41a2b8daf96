import type { PickerTexts } from '../texts/picker';

export const picker: PickerTexts = {
  heading: 'Szerelési kiegészítők',
  lead: 'A mennyiségeket a kosárban lévő termékekhez számoljuk ({pieces}\u00a0db, kerület: {perimeter}\u00a0m). Az árak {basis} értendők.',
  leadWithoutProducts:
    'Az ajánlott mennyiséget akkor számoljuk ki, ha ablak vagy ajtó is van a kosárban. Az árak {basis} értendők.',
  categories: 'A kiegészítők fajtái',
  held: 'A kosárban: {quantity}',
  recommended: 'Ajánlott mennyiség: {quantity}',
  use: 'ezt kérem',
  reasons: {
    perUnit: 'kerület: {perimeter}\u00a0m, {metres} méterenként {one}',
    withOverlap: 'kerület: {perimeter}\u00a0m, plusz {percent}% átfedés',
    perimeter: 'kerület: {perimeter}\u00a0m',
    anchors: 'oldalanként legalább\u00a02, egymástól legfeljebb 700\u00a0mm\u2011re',
    elements: 'ablakok és ajtók: {pieces}\u00a0db, {per} darabhoz elég {one}',
    reveal: 'minden ablak és ajtó két oldala és felső éle',
    sashes: 'nyitható szárnyak: {sashes}\u00a0db',
    order: 'az egész megrendeléshez elég',
  },
  notNeeded: 'A kosárban lévő termékekhez ez nem szükséges, az ajánlott mennyiség\u00a00. Ettől még hozzáadhatja.',
  failed: 'A darabszámot nem sikerült kiszámítani.',
  perUnit: { piece: 'darabonként', metre: 'méterenként', set: 'készletenként' },
  add: 'Hozzáadás',
  addMore: 'Még egyszer',
  added: 'Kosárba tettük: {quantity}, {name}.',
  total: 'A kosárban lévő kiegészítők ára összesen {price} {basis}.',
  inCart: 'kiegészítők a kosárban',
  back: 'Vissza a kosárhoz',
  backShort: 'Vissza',
  listFailed: 'A kiegészítőket nem sikerült betölteni.',
  addFailed: 'A tételt nem sikerült hozzáadni. Kérjük, próbálja újra.',
};
