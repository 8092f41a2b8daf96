import type { Texts } from '../texts/texts';

export const returning: Texts['returning'] = {
  to: (address) => `A\u00a0terméket erre a\u00a0címre küldje vissza: ${address}.`,
  free: 'A\u00a0visszaküldés költségét mi viseljük.',
  atMost: (amount) => `A\u00a0visszaküldés költségét Ön viseli, legfeljebb ${amount}.`,
  form: {
    title: 'Elállási nyilatkozatminta',
    hint: 'Csak a\u00a0szerződéstől való elállási szándék esetén töltse ki és juttassa vissza.',
    to: (seller) => `Címzett: ${seller}`,
    declaration:
      'Alulírott/ak kijelentem/kijelentjük (*), hogy gyakorlom/gyakoroljuk (*) elállási jogomat/jogunkat az alábbi termék/ek adásvételére irányuló szerződés tekintetében',
    fields: [
      'Termék/ek',
      'Szerződéskötés időpontja (*)/átvétel időpontja (*)',
      'A\u00a0fogyasztó(k) neve',
      'A\u00a0fogyasztó(k) címe',
      'A\u00a0fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén)',
      'Kelt',
    ],
    strike: '(*) A\u00a0megfelelő rész megjelölendő.',
  },
};
