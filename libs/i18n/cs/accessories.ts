import type { AccessoryTab } from '@fenestra/domain/configuration/choices/accessory-tabs';
import type { ColoursTexts } from '../colours-text';
import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';

/** Accessories overview (ACC-01 to ACC-27). */
export const accessories = {
  heading: 'Doplňky',
  lead: 'Čísla na\u00a0výkresu jsou čísla v\u00a0seznamu.',
  /** Of what can be changed; a product from stock cannot. */
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
  } satisfies Record<AccessoryTab, unknown>,
  parts: 'Souhrn vybraných položek',
  position: 'Poz.',
  chosen: 'Vybráno',
  colours: {
    both: (colour) => `${colour} z\u00a0obou stran`,
    each: (outside, inside) => `zvenku ${outside}, zevnitř ${inside}`,
  } satisfies ColoursTexts,
  included: 'v\u00a0ceně',
  totalNet: 'Celkem bez DPH',
  totalGross: 'Celkem s\u00a0DPH',
  delivery: `Výrobky na míru dodáme do ${madeToMeasureDays}\u00a0pracovních dnů od přijetí zálohy nebo platby. Síť, žaluzie a\u00a0parapety přijedou spolu s\u00a0výrobkem.`,
};
