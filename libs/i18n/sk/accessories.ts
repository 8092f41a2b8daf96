import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const accessories: Texts['accessories'] = {
  heading: 'Doplnky',
  lead: 'Čísla na výkrese sú čísla v\u00a0zozname.',
  leadToChanges: 'Čo zmeníte, hneď uvidíte na výkrese aj v\u00a0cene.',
  tabs: 'Doplnky',
  done: 'hotovo',
  tabNames: {
    profile: 'Profil',
    colour: 'Farba',
    glass: 'Sklo',
    'outer-sill': 'Vonkajší parapet',
    'inner-sill': 'Vnútorný parapet',
    blinds: 'Žalúzie',
    nets: 'Sieťka proti hmyzu',
    bars: 'Mriežky',
    handle: 'Kľučka',
    threshold: 'Prah',
  },
  parts: 'Súhrn vybraných položiek',
  position: 'Poz.',
  chosen: 'Vybrané',
  colours: {
    both: (colour) => `${colour} z\u00a0oboch strán`,
    each: (outside, inside) => `zvonka ${outside}, zvnútra ${inside}`,
  },
  included: 'v\u00a0cene',
  totalNet: 'Spolu bez DPH',
  totalGross: 'Spolu s\u00a0DPH',
  delivery: `Výrobky na mieru dodáme do ${madeToMeasureDays}\u00a0pracovných dní od prijatia zálohy alebo platby. Sieťka, žalúzie a\u00a0parapety prídu spolu s\u00a0výrobkom.`,
};
