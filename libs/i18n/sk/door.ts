import type { Texts } from '../texts/texts';

export const door: Texts['door'] = {
  lead: 'Ľavé dvere majú pánty vľavo, keď stojíte na strane, kam sa otvárajú.',
  direction: 'Kam sa otvárajú',
  outdoors: 'vonku',
  indoors: 'vnútri',
  directions: {
    dl: 'ľavé, dovnútra',
    dlx: 'ľavé, von',
    dp: 'pravé, dovnútra',
    dpx: 'pravé, von',
    ds: 'dovnútra, kľučka na pravom',
    dsx: 'von, kľučka na pravom',
    dsz: 'dovnútra, kľučka na ľavom',
    dsxz: 'von, kľučka na ľavom',
  },
  filling: 'Výplň krídla',
  change: 'Zmeniť',
  panel: (thickness) => `Panel ${thickness}\u00a0mm`,
  colourOfProfile: 'Farba podľa profilu.',
  glass: 'Sklo vo výplni',
  lock: 'Zámok',
  threshold:
    'Hliníkový prah 20\u00a0mm s\u00a0prerušeným mostom je v\u00a0cene. Podkladový profil sa pri dverách nepoužíva.',
  thresholdName: 'Prah',
  frameAround: 'rám dookola',
  fillings: {
    lead: 'Ceny ukazujú rozdiel oproti vybranej výplni, {basis}.',
    count: (fillings, thickness) =>
      `${fillings}\u00a0${fillings === 1 ? 'výplň' : fillings < 5 ? 'výplne' : 'výplní'}, panel ${thickness}\u00a0mm`,
    range: 'Ktoré výplne',
    all: 'Všetky',
    solid: 'Plné',
    glazed: 'So sklom',
    use: (name) => `výplň ${name}`,
    noGlass: 'Táto výplň nemá sklo.',
    ornament: 'Ornament',
    clear: 'číre',
    smallest: 'plocha pod 0,30\u00a0m² sa počíta ako 0,30\u00a0m²',
  },
};
