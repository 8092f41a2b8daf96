import type { MeasuringTexts } from '../texts/measuring';

const belowOpening = 'Výška (bez podkladního profilu) má být o\u00a05 až 6\u00a0cm menší než výška otvoru.';
const threePlaces = 'Šířku i\u00a0výšku změřte na třech místech a\u00a0počítejte s\u00a0nejmenší hodnotou.';

export const measuring: MeasuringTexts = {
  rules: {
    window: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než okno.',
      belowOpening,
      'Výška okna nezahrnuje podkladní profil 30\u00a0mm.',
      threePlaces,
    ],
    balcony: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než dveře.',
      belowOpening,
      'Výška dveří nezahrnuje podkladní profil 30\u00a0mm.',
      threePlaces,
    ],
    door: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než dveře.',
      belowOpening,
      'Výška dveří zahrnuje práh a\u00a0měří se od hotové podlahy.',
      threePlaces,
    ],
    assembly: [
      'Otvor má být o\u00a02 až 3\u00a0cm širší než sestava.',
      belowOpening,
      'Výška sestavy nezahrnuje podkladní profil 30\u00a0mm.',
      threePlaces,
    ],
  },
  video: 'Přehrát video',
  guide: 'Stáhnout návod (PDF)',
};
