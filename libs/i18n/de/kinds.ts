import type { KindTexts, Texts } from '../texts/texts';

const dimensionsLead =
  'Geben Sie das Rahmenaußenmaß ein. Das Anschlussprofil (30\u00a0mm) kommt unten hinzu und zählt nicht zur Höhe.';

const window: KindTexts = {
  openingHeading: 'Wie soll sich das Fenster öffnen lassen?',
  dimensionsHeading: 'Maße des Fensters',
  dimensionsLead,
  wider: (price) => `Ein breiteres Fenster kostet ${price} mehr.`,
  higher: (price) => `Ein höheres Fenster kostet ${price} mehr.`,
  measuredLead: 'Geben Sie das kleinste gemessene Maß ein. Fuge und Anschlussprofil ziehen wir ab.',
  measureFold: 'So messen Sie das Fenster richtig',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Das Fenster wiegt ${weightKg}\u00a0kg. Bei der Komfortlieferung werden Stücke bis ${limitKg}\u00a0kg getragen.`,
  tooLargeForComfort: (size, limit) =>
    `Das Fenster misst ${size}\u00a0mm. Bei der Komfortlieferung werden Stücke bis ${limit}\u00a0mm getragen.`,
  profileHeading: 'Profil des Fensters',
  profileLead: 'Rahmen und Flügel bestimmen, wie gut das Fenster vor Kälte und Lärm schützt.',
  transmittanceOf: 'Fenster',
  colourHeading: 'Farbe des Fensters',
  colourLead: (profile, size, basis) => `Aufpreise für Ihr Fenster ${profile}, ${size}\u00a0mm, ${basis}`,
  noDecor: 'Das Fenster wird weiß, ein Dekor ist nicht nötig.',
  glassLead: 'Die Preise zeigen den Unterschied zum gewählten Glas, für das ganze Fenster.',
  netColourHint: 'am besten wie das Fenster außen',
  outerSillLength: 'Wie das Fenster. Sitzen die Endkappen im Putz, ziehen Sie 2\u00a0×\u00a05\u00a0mm ab.',
  changedElsewhere: 'Dieses Fenster wurde inzwischen in einem anderen Tab geändert. Sie sehen den neuesten Stand.',
};

const balcony: KindTexts = {
  openingHeading: 'Wie soll sich die Tür öffnen lassen?',
  dimensionsHeading: 'Maße der Tür',
  dimensionsLead,
  wider: (price) => `Eine breitere Tür kostet ${price} mehr.`,
  higher: (price) => `Eine höhere Tür kostet ${price} mehr.`,
  measuredLead: window.measuredLead,
  measureFold: 'So messen Sie die Tür richtig',
  tooHeavyForComfort: (weightKg, limitKg) =>
    `Die Tür wiegt ${weightKg}\u00a0kg. Bei der Komfortlieferung werden Stücke bis ${limitKg}\u00a0kg getragen.`,
  tooLargeForComfort: (size, limit) =>
    `Die Tür misst ${size}\u00a0mm. Bei der Komfortlieferung werden Stücke bis ${limit}\u00a0mm getragen.`,
  profileHeading: 'Profil der Tür',
  profileLead: 'Rahmen und Flügel bestimmen, wie gut die Tür vor Kälte und Lärm schützt.',
  transmittanceOf: 'Tür',
  colourHeading: 'Farbe der Tür',
  colourLead: (profile, size, basis) => `Aufpreise für Ihre Tür ${profile}, ${size}\u00a0mm, ${basis}`,
  noDecor: 'Die Tür wird weiß, ein Dekor ist nicht nötig.',
  glassLead: 'Die Preise zeigen den Unterschied zum gewählten Glas, für die ganze Tür.',
  netColourHint: 'am besten wie die Tür außen',
  outerSillLength: 'Wie die Tür. Sitzen die Endkappen im Putz, ziehen Sie 2\u00a0×\u00a05\u00a0mm ab.',
  changedElsewhere: 'Diese Tür wurde inzwischen in einem anderen Tab geändert. Sie sehen den neuesten Stand.',
};

const door: KindTexts = {
  ...balcony,
  openingHeading: 'Öffnungsart und Füllung der Tür',
  dimensionsLead: 'Geben Sie das Rahmenaußenmaß ein. Die Schwelle zählt zur Höhe.',
  measuredLead:
    'Geben Sie das kleinste gemessene Maß ein, in der Höhe ab dem fertigen Fußboden. Die Fuge ziehen wir ab.',
  glassLead:
    'Die Preise zeigen den Unterschied zum gewählten Glas über der Tür. Das Glas im Flügel gehört zur Füllung.',
};

const assembly: KindTexts = {
  ...window,
  openingHeading: 'Wie sollen sich die Elemente öffnen lassen?',
  dimensionsHeading: 'Maße der Kombination',
  wider: (price) => `Eine breitere Kombination kostet ${price} mehr.`,
  higher: (price) => `Eine höhere Kombination kostet ${price} mehr.`,
  measureFold: 'So messen Sie die Kombination richtig',
  tooHeavyForComfort: (_, limitKg) =>
    `Bei der Komfortlieferung werden Stücke bis ${limitKg}\u00a0kg getragen, das schwerste Element wiegt mehr.`,
  tooLargeForComfort: (size, limit) =>
    `Ein Element misst ${size}\u00a0mm. Bei der Komfortlieferung werden Stücke bis ${limit}\u00a0mm getragen.`,
  profileHeading: 'Profil der Kombination',
  profileLead:
    'Rahmen und Flügel bestimmen, wie gut die Kombination vor Kälte und Lärm schützt. Alle Elemente haben dasselbe Profil.',
  transmittanceOf: 'Kombination',
  colourHeading: 'Farbe der Kombination',
  colourLead: (profile, size, basis) => `Aufpreise für Ihre Kombination ${profile}, ${size}\u00a0mm, ${basis}`,
  noDecor: 'Die Kombination wird weiß, ein Dekor ist nicht nötig.',
  glassLead: 'Die Preise zeigen den Unterschied zum gewählten Glas, für die ganze Kombination.',
  netColourHint: 'am besten wie die Kombination außen',
  outerSillLength: 'Wie das Element. Sitzen die Endkappen im Putz, ziehen Sie 2\u00a0×\u00a05\u00a0mm ab.',
  changedElsewhere: 'Diese Kombination wurde inzwischen in einem anderen Tab geändert. Sie sehen den neuesten Stand.',
};

export const kinds: Texts['kinds'] = { window, balcony, door, assembly };
