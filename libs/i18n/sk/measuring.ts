import type { Texts } from '../texts/texts';

const threePlaces = 'Šírku aj výšku zmerajte na troch miestach a\u00a0počítajte s\u00a0najmenšou hodnotou.';

export const measuring: Texts['measuring'] = {
  places: {
    width: 'Šírku zmerajte hore, v\u00a0strede a\u00a0dole.',
    height: 'Výšku vľavo, v\u00a0strede a\u00a0vpravo.',
    heightOfWindow: 'Výšku vľavo, v\u00a0strede a\u00a0vpravo, bez starého parapetu.',
  },
  rules: {
    window: [
      'Otvor má byť o\u00a02 až 3\u00a0cm širší než okno, pri veľkých alebo farebných oknách až o\u00a05\u00a0cm.',
      'Výška okna (bez podkladového profilu) má byť o\u00a05 až 6\u00a0cm menšia než výška otvoru, pri veľkých alebo farebných oknách až o\u00a08\u00a0cm.',
      'Výška okna nezahŕňa podkladový profil 30\u00a0mm.',
      threePlaces,
    ],
    balcony: [
      'Otvor má byť o\u00a02 až 3\u00a0cm širší než dvere, pri vysokých alebo farebných dverách až o\u00a05\u00a0cm.',
      'Výška dverí (bez podkladového profilu) má byť o\u00a05 až 6\u00a0cm menšia než výška otvoru, pri vysokých alebo farebných dverách až o\u00a08\u00a0cm.',
      'Výška dverí nezahŕňa podkladový profil 30\u00a0mm.',
      threePlaces,
    ],
    door: [
      'Otvor má byť o\u00a02 až 3\u00a0cm širší než dvere, pri vysokých alebo farebných dverách až o\u00a05\u00a0cm.',
      'Výška dverí má byť o\u00a02 až 3\u00a0cm menšia než výška otvoru od hotovej podlahy, pri vysokých alebo farebných dverách až o\u00a05\u00a0cm.',
      'Výška dverí zahŕňa prah.',
      threePlaces,
    ],
    assembly: [
      'Otvor má byť o\u00a02 až 3\u00a0cm širší než zostava, pri veľkých alebo farebných zostavách až o\u00a05\u00a0cm.',
      'Výška zostavy (bez podkladového profilu) má byť o\u00a05 až 6\u00a0cm menšia než výška otvoru, pri veľkých alebo farebných zostavách až o\u00a08\u00a0cm.',
      'Výška zostavy nezahŕňa podkladový profil 30\u00a0mm.',
      threePlaces,
    ],
  },
  video: 'Prehrať video',
  guide: 'Stiahnuť návod (PDF)',
};
