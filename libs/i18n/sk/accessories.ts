import type { AccessoriesTexts } from '../texts/accessories';

export const accessories: AccessoriesTexts = {
  heading: 'Doplnky',
  lead: 'Okno je kompletné. Profil môžete ešte zmeniť, ostatné je štandardná výbava v cene.',
  tabs: 'Doplnky',
  done: 'hotovo',
  profile: 'Profil',
  parts: 'Súhrn vybraných položiek',
  position: 'Poz.',
  chosen: 'Vybrané',
  remove: 'Odobrať',
  removeNamed: (name) => `Odobrať: ${name}`,
  windowWithProfile: 'Okno s profilom',
  facts: (chambers, seals) => `${chambers} komôr, ${seals} tesnenia`,
  colour: 'Farba',
  colours: (outside, inside) =>
    outside === inside ? `${outside} z oboch strán` : `zvonka ${outside}, zvnútra ${inside}`,
  glass: 'Sklo',
  handle: 'Kľučka',
  threshold: 'Prah',
  included: 'v cene',
  totalNet: 'Spolu bez DPH',
  totalGross: 'Spolu s DPH',
  delivery: 'Výroba na mieru trvá do 28 pracovných dní.',
  standard: 'Farba, sklo a kľučka sú štandardná výbava výrobku a sú v cene.',
};
