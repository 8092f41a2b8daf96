import type { ColoursTexts } from '../colours-text';

/** What a repair would do, on its button; the names are those of the catalogue. */
export const refusal = {
  size: (size: string) => `Změnit na ${size}\u00a0mm`,
  /** Width and height of an element of an assembly. */
  elementSize: (element: number, size: string) => `Prvek ${element} změnit na ${size}\u00a0mm`,
  fields: (widths: string) => `Šířky křídel ${widths}\u00a0mm`,
  opening: (name: string) => `Otevírání ${name}`,
  profile: (name: string) => `Vzít profil ${name}`,
  colour: {
    both: (colour) => `Barva ${colour} z\u00a0obou stran`,
    each: (outside, inside) => `Barva zvenku ${outside}, zevnitř ${inside}`,
  } satisfies ColoursTexts,
  glass: (build: string) => `Vzít sklo ${build}`,
  spacer: (name: string) => `Vzít rámeček ${name}`,
  ornament: (name: string) => `Vzít ornament ${name}`,
  noOrnament: 'Bez ornamentu',
  bars: (name: string) => `Vzít mřížku ${name}`,
  /** Of bars that are not counted across and down. */
  patterns: { cross: 'kříž', top: 'horní třetina', vienna: 'vídeňské členění' },
  handle: (name: string) => `Vzít: ${name}`,
  usualHandle: 'Vzít standardní kliku',
  threshold: (name: string) => `Vzít: ${name}`,
  noThreshold: 'Bez prahu',
  filling: (name: string) => `Vzít výplň ${name}`,
  lock: (name: string) => `Vzít zámek ${name}`,
  room: (name: string) => `Místnost ${name}`,
  noRoom: 'Bez místnosti',
  mirror: 'Zrcadlově obrátit',
  add: (name: string) => `Přidat: ${name}`,
  remove: (name: string) => `Odebrat: ${name}`,
  removeElement: (element: number) => `Odebrat prvek ${element}`,
  addElement: (name: string) => `Přidat prvek ${name}`,
  coupling: (name: string) => `Spojka ${name}`,
  /** What a choice altered besides: each part as it is now and as it was before. */
  also: {
    heading: 'Spolu s\u00a0tím se změnilo',
    now: (part: string, now: string, before: string) => `${part}: ${now}\u00a0– předtím ${before}`,
    undo: 'Vrátit změnu',
    opening: 'Otevírání',
    coupling: 'Spojky',
  },
  restore: 'Vrátit poslední stav',
  oneStep: 'Úprava i\u00a0volba jsou jeden krok, vrátíte je tlačítkem Zpět.',
};
