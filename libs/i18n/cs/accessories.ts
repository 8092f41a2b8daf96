import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { AccessoriesTexts } from '../texts/accessories';

export const accessories: AccessoriesTexts = {
  heading: 'Doplňky',
  lead: 'Čísla na\u00a0výkresu jsou čísla v\u00a0seznamu.',
  leadToChanges: 'Co změníte, hned uvidíte na\u00a0výkresu i\u00a0v\u00a0ceně.',
  tabs: 'Doplňky',
  done: 'hotovo',
  tabNames: {
    profile: 'Profil',
    colour: 'Barva',
    glass: 'Sklo',
    'outer-sill': 'Venkovní parapet',
    'inner-sill': 'Vnitřní parapet',
    blinds: 'Žaluzie',
    nets: 'Síť proti hmyzu',
    bars: 'Mřížky',
    handle: 'Klika',
    threshold: 'Práh',
  },
  parts: 'Souhrn vybraných položek',
  position: 'Poz.',
  chosen: 'Vybráno',
  colours: {
    both: (colour) => `${colour} z\u00a0obou stran`,
    each: (outside, inside) => `zvenku ${outside}, zevnitř ${inside}`,
  },
  included: 'v\u00a0ceně',
  totalNet: 'Celkem bez DPH',
  totalGross: 'Celkem s\u00a0DPH',
  delivery: `Výrobky na míru dodáme do ${madeToMeasureDays}\u00a0pracovních dnů od přijetí zálohy nebo platby. Síť, žaluzie a\u00a0parapety přijedou spolu s\u00a0výrobkem.`,
};
