/** Opening, filling and lock of entrance and side doors (DOOR-01, DOOR-02, OPEN-06 to OPEN-08). */
export const door = {
  lead: 'Levé dveře mají panty vlevo, když stojíte na straně, kam se otevírají.',
  direction: 'Kam se otevírají',
  /** On the plan, on both sides of the wall. */
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
  /** Thickness in mm. */
  panel: (thickness: number) => `Panel ${thickness}\u00a0mm`,
  colourOfProfile: 'Barva podle profilu.',
  glass: 'Sklo ve výplni',
  lock: 'Zámek',
  threshold:
    'Hliníkový práh 20\u00a0mm s\u00a0přerušeným mostem je v\u00a0ceně. Podkladní profil se u\u00a0dveří nepoužívá.',
  thresholdName: 'Práh',
  /** Instead of a threshold. */
  frameAround: 'rám dokola',
  fillings: {
    lead: 'Ceny ukazují rozdíl proti vybrané výplni, {basis}.',
    count: (fillings: number, thickness: number) =>
      `${fillings}\u00a0${fillings === 1 ? 'výplň' : fillings < 5 ? 'výplně' : 'výplní'}, panel ${thickness}\u00a0mm`,
    range: 'Které výplně',
    all: 'Všechny',
    solid: 'Plné',
    glazed: 'Se sklem',
    /** A filling as the object of "use". */
    use: (name: string) => `výplň ${name}`,
    noGlass: 'Tato výplň nemá sklo.',
    ornament: 'Ornament',
    clear: 'čiré',
    /** Smallest area that is charged. */
    smallest: 'plocha pod 0,30\u00a0m² se počítá jako 0,30\u00a0m²',
  },
};
