import type { ProfileTexts } from '../texts/profile';

export const profile: ProfileTexts = {
  dialogLead: (size) => `Die Preise zeigen den Unterschied für Ihr Maß ${size} mm.`,
  profiles: 'Profile',
  chambers: 'Kammern',
  seals: 'Dichtungen',
  depth: 'Bautiefe',
  glazing: 'Verglasung',
  upTo: (mm) => `bis ${mm} mm`,
  rw: 'Schalldämmung',
  chosen: 'Gewählt',
  same: 'gleicher Preis',
  compare: 'Profile nebeneinander vergleichen',
  use: (name) => `${name} verwenden`,
  loading: 'Profile werden geladen …',
  failed: 'Die Profile konnten nicht geladen werden.',
};
