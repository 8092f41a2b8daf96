import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const accessories: Texts['accessories'] = {
  heading: 'Ausstattung',
  lead: 'Die Nummern der Zeichnung sind die Nummern der Liste.',
  leadToChanges: 'Jede Änderung sehen Sie sofort in Zeichnung und Preis.',
  tabs: 'Ausstattung',
  done: 'erledigt',
  tabNames: {
    profile: 'Profil',
    colour: 'Farbe',
    glass: 'Glas',
    'outer-sill': 'Außen\u00adfenster\u00adbank',
    'inner-sill': 'Innen\u00adfenster\u00adbank',
    blinds: 'Jalousien',
    nets: 'Insekten\u00adschutz',
    bars: 'Sprossen',
    handle: 'Griff',
    threshold: 'Schwelle',
  },
  parts: 'Ihre Auswahl',
  position: 'Pos.',
  chosen: 'Gewählt',
  colours: {
    both: (colour) => `beidseitig ${colour}`,
    each: (outside, inside) => `außen ${outside}, innen ${inside}`,
  },
  included: 'inklusive',
  totalNet: 'Nettobetrag',
  totalGross: 'Gesamtbetrag inkl.\u00a0MwSt.',
  delivery: `Maßanfertigung: Lieferung in bis zu ${madeToMeasureDays}\u00a0Arbeitstagen ab Eingang der Anzahlung oder Zahlung. Insektenschutz, Jalousien und Fensterbänke kommen zusammen mit dem Produkt.`,
};
