import type { MeasuringTexts } from '../texts/measuring';

const belowOpening = 'Celková výška má byť o\u00a05 až 6\u00a0cm menšia než výška otvoru.';
const threePlaces = 'Šírku aj výšku zmerajte na troch miestach a\u00a0počítajte s\u00a0najmenšou hodnotou.';

export const measuring: MeasuringTexts = {
  rules: {
    window: [
      'Otvor musí byť o\u00a02 až 3\u00a0cm väčší než okno.',
      belowOpening,
      'Výška okna nezahŕňa podkladový profil 30\u00a0mm.',
      threePlaces,
    ],
    balcony: [
      'Otvor musí byť o\u00a02 až 3\u00a0cm väčší než dvere.',
      belowOpening,
      'Výška dverí nezahŕňa podkladový profil 30\u00a0mm.',
      threePlaces,
    ],
    door: [
      'Otvor musí byť o\u00a02 až 3\u00a0cm väčší než dvere.',
      belowOpening,
      'Výška dverí zahŕňa prah a\u00a0meria sa od hotovej podlahy.',
      threePlaces,
    ],
    assembly: [
      'Otvor musí byť o\u00a02 až 3\u00a0cm väčší než zostava.',
      belowOpening,
      'Výška zostavy nezahŕňa podkladový profil 30\u00a0mm.',
      threePlaces,
    ],
  },
  video: 'Prehrať video',
  guide: 'Stiahnuť návod (PDF)',
};
