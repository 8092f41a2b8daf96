import type { DoorTexts } from '../texts/door';

export const door: DoorTexts = {
  lead: 'Levé dveře mají panty vlevo, když stojíte na straně, kam se otevírají.',
  direction: 'Kam se otevírají',
  outdoors: 'venku',
  indoors: 'uvnitř',
  directions: {
    dl: 'levé, dovnitř',
    dlx: 'levé, ven',
    dp: 'pravé, dovnitř',
    dpx: 'pravé, ven',
    ds: 'dovnitř, klika na pravém',
    dsx: 'ven, klika na pravém',
    dsz: 'dovnitř, klika na levém',
    dsxz: 'ven, klika na levém',
  },
  filling: 'Výplň křídla',
  change: 'Změnit',
  panel: (thickness) => `Panel ${thickness}\u00a0mm`,
  colourOfProfile: 'Barva podle profilu.',
  glass: 'Sklo ve výplni',
  lock: 'Zámek',
  threshold:
    'Hliníkový práh 20\u00a0mm s\u00a0přerušeným mostem je v\u00a0ceně. Podkladní profil se u\u00a0dveří nepoužívá.',
  thresholdName: 'Práh',
  frameAround: 'rám dokola',
  fillings: {
    lead: 'Ceny ukazují rozdíl proti vybrané výplni, {basis}.',
    count: (fillings, thickness) =>
      `${fillings}\u00a0${fillings === 1 ? 'výplň' : fillings < 5 ? 'výplně' : 'výplní'}, panel ${thickness}\u00a0mm`,
    range: 'Které výplně',
    all: 'Všechny',
    solid: 'Plné',
    glazed: 'Se sklem',
    use: (name) => `výplň ${name}`,
    noGlass: 'Tato výplň nemá sklo.',
    ornament: 'Ornament',
    clear: 'čiré',
    smallest: 'plocha pod 0,30\u00a0m² se počítá jako 0,30\u00a0m²',
  },
};
