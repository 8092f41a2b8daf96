import type { Texts } from '../texts/texts';

export const profile: Texts['profile'] = {
  dialogLead: (size) => `Die Preise zeigen den Unterschied für Ihr Maß ${size}\u00a0mm.`,
  profiles: 'Profile',
  chambers: 'Kammern',
  seals: 'Dichtungen',
  depth: 'Bautiefe',
  glazing: 'Verglasung',
  upTo: (mm) => `bis ${mm}\u00a0mm`,
  rw: 'Schalldämmung',
  chosen: 'Gewählt',
  same: 'gleicher Preis',
  compare: 'Profile nebeneinander vergleichen',
  use: (name) => `${name} verwenden`,
  loading: 'Profile werden geladen\u00a0…',
  failed: 'Die Profile konnten nicht geladen werden.',
};
