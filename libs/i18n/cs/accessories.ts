import type { AccessoriesTexts } from '../texts/accessories';

export const accessories: AccessoriesTexts = {
  heading: 'Doplňky',
  lead: 'Okno je kompletní. Profil můžete ještě změnit, ostatní je standardní výbava v\u00a0ceně.',
  tabs: 'Doplňky',
  done: 'hotovo',
  profile: 'Profil',
  parts: 'Souhrn vybraných položek',
  position: 'Poz.',
  chosen: 'Vybráno',
  remove: 'Odebrat',
  removeNamed: (name) => `Odebrat: ${name}`,
  windowWithProfile: 'Okno s\u00a0profilem',
  facts: (chambers, seals) => `${chambers}\u00a0komor, ${seals}\u00a0těsnění`,
  colour: 'Barva',
  colours: (outside, inside) =>
    outside === inside ? `${outside} z\u00a0obou stran` : `zvenku ${outside}, zevnitř ${inside}`,
  glass: 'Sklo',
  handle: 'Klika',
  threshold: 'Práh',
  included: 'v\u00a0ceně',
  totalNet: 'Celkem bez DPH',
  totalGross: 'Celkem s\u00a0DPH',
  delivery: 'Výroba na míru trvá do 28\u00a0pracovních dnů.',
  standard: 'Barva, sklo a\u00a0klika jsou standardní výbava výrobku a\u00a0jsou v\u00a0ceně.',
};
