import type { Part } from '@fenestra/domain/configuration/choices/parts';

/** The numbered parts of a product: on the drawing, in the list, and what standard is (ACC-03, ACC-04). */
export const parts = {
  names: {
    frame: 'Rám, profil a\u00a0barva',
    filling: 'Výplň dveří',
    glass: 'Sklo',
    spacer: 'Distanční rámeček',
    'inner-sill': 'Vnitřní parapet',
    blind: 'Žaluzie',
    bars: 'Mřížky',
    handle: 'Klika',
    lock: 'Zámek',
    threshold: 'Práh',
    net: 'Síť proti hmyzu',
    'outer-sill': 'Venkovní parapet',
  } satisfies Record<Part, unknown>,
  /** What is not chosen. */
  none: {
    'inner-sill': 'bez parapetu',
    'outer-sill': 'bez parapetu',
    blind: 'bez žaluzie',
    bars: 'bez mřížek',
    net: 'bez sítě',
    threshold: 'bez prahu',
  } satisfies Record<Extract<Part, 'inner-sill' | 'outer-sill' | 'blind' | 'bars' | 'net' | 'threshold'>, unknown>,
  glass: { double: 'dvojsklo', triple: 'trojsklo' },
  sillSize: (length: string, depth: string) => `${length}\u00a0×\u00a0${depth}\u00a0mm, krytky`,
  /** A sill in one piece below several elements of an assembly. */
  sillBelow: (elements: number) => `v\u00a0jednom kuse pod ${elements}\u00a0prvky`,
  /** Where the control of a blind hangs, seen from inside. */
  control: { L: 'ovládání vlevo', P: 'ovládání vpravo' },
  sashes: (numbers: string) => `křídlo ${numbers}`,
  standard: 'standard',
  back: 'zpět na standard',
  backNamed: (part: string) => `${part}: zpět na standard`,
  change: (part: string) => `Změnit: ${part}`,
  bothSides: 'Zevnitř, zvenku zmenšeně',
  oneScale: 'Oba pohledy v\u00a0jednom měřítku',
  bothViews: 'Výrobek, oba pohledy',
  outsideView: 'Pohled zvenku',
  /** Which numbers the outside view has, beside the switch of sides. */
  outsideNumbers: (numbers: string) => `${numbers} zvenku`,
  legend: (numbered: string) => `Čísla ukazují: ${numbered}.`,
};
