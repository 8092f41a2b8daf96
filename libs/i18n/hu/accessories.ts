import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const accessories: Texts['accessories'] = {
  heading: 'Kiegészítők',
  lead: 'A\u00a0rajz számai a\u00a0lista számai.',
  leadToChanges: 'Amit módosít, azonnal látja a\u00a0rajzon és az árban.',
  tabs: 'Kiegészítők',
  done: 'kész',
  tabNames: {
    profile: 'Profil',
    colour: 'Szín',
    glass: 'Üveg',
    'outer-sill': 'Külső ablak\u00adpárkány',
    'inner-sill': 'Belső könyöklő',
    blinds: 'Reluxa',
    nets: 'Szúnyog\u00adháló',
    bars: 'Álosztó',
    handle: 'Kilincs',
    threshold: 'Küszöb',
  },
  parts: 'A választott tételek',
  position: 'Ssz.',
  chosen: 'Választott tétel',
  colours: {
    both: (colour) => `mindkét oldalon ${colour}`,
    each: (outside, inside) => `kívül ${outside}, belül ${inside}`,
  },
  included: 'az ár tartalmazza',
  totalNet: 'Nettó összeg',
  totalGross: 'Bruttó összeg',
  delivery: `A méretre gyártott terméket a fizetés (előleg) beérkezésétől számított ${madeToMeasureDays}\u00a0munkanapon belül kiszállítjuk. A\u00a0szúnyogháló, a\u00a0reluxa és a\u00a0párkány a\u00a0termékkel együtt érkezik.`,
};
