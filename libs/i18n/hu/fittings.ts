import type { Texts } from '../texts/texts';

const innerSill: Texts['fittings']['sill']['words']['inner-sill'] = {
  lead: 'Eltérés a választott könyöklőhöz képest, {basis}.',
  choose: 'Kérjük, válasszon könyöklőt',
  use: (depth) => `${depth}\u00a0mm\u2011es könyöklő`,
  useAny: 'könyöklő',
};
const outerSill: Texts['fittings']['sill']['words']['inner-sill'] = {
  lead: 'Eltérés a választott párkányhoz képest, {basis}.',
  choose: 'Kérjük, válasszon párkányt',
  use: (depth) => `${depth}\u00a0mm\u2011es párkány`,
  useAny: 'párkány',
};

export const fittings: Texts['fittings'] = {
  dearer: 'Felárért',
  handle: {
    lead: 'Eltérés a választott kilincshez képest, {basis}.',
    kind: 'Fajta',
    kindHint: 'egy kilincs minden szárnyra, amelyen van',
    kinds: {
      standard: { name: 'Standard', note: 'A fehéret az ár tartalmazza.' },
      secustik: { name: 'Biztonsági', note: 'Kívülről nem tolható el. Földszintre.' },
      key: { name: 'Zárható', note: 'Kulccsal. Gyerekszobába, földszintre.' },
      button: { name: 'Nyomógombos', note: 'Csak lenyomott gombbal nyílik.' },
    },
    colour: 'Szín',
    height: (mm) => `magasság ${mm}\u00a0mm a szárny alsó élétől`,
    pieces: 'darab',
    whole: 'A kilincs az egész termékre érvényes. A zsanértakarókat a legközelebbi színben szállítjuk.',
    use: 'a választott kilincset',
    choose: 'Kérjük, válasszon kilincset',
  },
  shade: {
    lead: 'Az árak {basis} értendők.',
    where: 'Hová kerül',
    all: (sashes) => `Minden alkalmas szárnyra (${sashes})`,
    each: 'Szárnyak kiválasztása',
    keeps: (what) => `marad: ${what}`,
    type: 'Kivitel',
    notes: {
      ZB: '25\u00a0mm\u2011es lamella, lánc, oldalvezetés nélkül',
      ZI: 'takart sín, bukó állásban is a helyén marad',
      SO: 'télre szerszám nélkül levehető',
      SD: 'ajtóként nyílik',
      SP: 'oldalra tolható',
      SR: 'egész évben a tokjában marad',
    },
    colour: { blind: 'A lamellák színe', net: 'A keret színe' },
    sizeNote: { blind: 'a\u00a0méretet az üvegből számítjuk', net: 'nézet kívülről, az oldalak tükrözve' },
    control: 'Kezelés',
    controlHint: (sides) => `alapesetben a zsanéroknál${sides && `: ${sides}`}`,
    sides: { hinges: 'a zsanéroknál', L: 'bal', P: 'jobb' },
    choose: { blind: 'Kérjük, válasszon reluxát', net: 'Kérjük, válasszon szúnyoghálót' },
    chooseArea: 'Kérjük, válasszon szárnyat',
    use: { blind: 'a választott reluxát', net: 'a választott szúnyoghálót' },
  },
  sill: {
    words: { 'inner-sill': innerSill, 'outer-sill': outerSill },
    material: 'Anyag',
    materials: {
      PVC: { name: 'Műanyag (PVC)', note: '20\u00a0mm\u2011es kamrás, bírja a nedvességet' },
      DTD: { name: 'Laminált forgácslap', note: '18\u00a0mm, radiátor fölé' },
      'AL-bent': { name: 'Hajlított alumínium', note: '10\u00a0mm\u2011enként méretre, vékonyabb lemez' },
      'AL-drawn': { name: 'Extrudált alumínium', note: 'merev, tiszta él, legfeljebb 6\u00a0m' },
    },
    depth: { 'inner-sill': 'Mélység', 'outer-sill': 'Kiállás' },
    depthHint: 'mm',
    otherDepth: 'Más kiállás, 10\u00a0mm\u2011enként',
    innerNote: (reveal, overhang, depth) =>
      `A toktól az első élig. Kávamélység ${reveal}\u00a0mm + túlnyúlás ${overhang}\u00a0mm = ${depth}\u00a0mm.`,
    outerNote: 'A toktól a vízorrig. Legalább 30\u00a0mm\u2011rel nyúljon túl a kész vakolaton.',
    length: 'Hossz',
    overhang: 'Túlnyúlás a vakolaton',
    innerLength: 'Oldalanként 50\u00a0mm a vakolatba.',
    colour: 'Szín',
    caps: 'végzárók',
    capsNote: 'egy párat az ár tartalmaz',
    joint: (pieces) => `${pieces} rész toldóelemmel`,
    outside: 'kint',
    inside: 'bent',
  },
  threshold: {
    lead: 'Eltérés a választott küszöbhöz képest, {basis}.',
    list: 'Küszöb',
    without: { name: 'Küszöb nélkül', note: 'a tok körbefut' },
    height: (mm) => `magasság ${mm}\u00a0mm`,
    widthAndColour:
      'A\u00a0küszöb az ajtó teljes szélességében fut. Az alumínium ezüst színű, a\u00a0körbefutó tok az ajtó színét kapja.',
    choose: 'Kérjük, válasszon küszöböt',
    use: 'a választott küszöböt',
  },
};
