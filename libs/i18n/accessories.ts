import type { Catalogue } from './catalogue';

/** Accessories overview (ACC-01 to ACC-27). */
export type AccessoriesTexts = {
  heading: string;
  lead: string;
  tabs: string;
  done: string;
  profile: string;
  parts: string;
  position: string;
  chosen: string;
  remove: string;
  removeNamed: (name: string) => string;
  windowWithProfile: string;
  facts: (chambers: number, seals: number) => string;
  colour: string;
  colours: (outside: string, inside: string) => string;
  glass: string;
  handle: string;
  threshold: string;
  included: string;
  totalNet: string;
  totalGross: string;
  delivery: string;
  standard: string;
};

const german: AccessoriesTexts = {
  heading: 'Zubehör',
  lead: 'Das Fenster ist vollständig. Das Profil können Sie noch ändern; der Rest gehört zur Standardausstattung.',
  tabs: 'Zubehör',
  done: 'erledigt',
  profile: 'Profil',
  parts: 'Stückliste',
  position: 'Pos.',
  chosen: 'Gewählt',
  remove: 'Entfernen',
  removeNamed: (name) => `Entfernen: ${name}`,
  windowWithProfile: 'Fenster mit Profil',
  facts: (chambers, seals) => `${chambers} Kammern, ${seals} Dichtungen`,
  colour: 'Farbe',
  colours: (outside, inside) => (outside === inside ? `beidseitig ${outside}` : `außen ${outside}, innen ${inside}`),
  glass: 'Glas',
  handle: 'Griff',
  threshold: 'Schwelle',
  included: 'inklusive',
  totalNet: 'Summe ohne MwSt.',
  totalGross: 'Summe inkl. MwSt.',
  delivery: 'Die Fertigung nach Maß dauert bis zu 28 Werktage.',
  standard: 'Farbe, Glas und Griff sind die Standardausstattung dieses Produkts und im Preis enthalten.',
};

export const accessoriesTexts: Catalogue<AccessoriesTexts> = {
  cs: {
    heading: 'Doplňky',
    lead: 'Okno je kompletní. Profil můžete ještě změnit, ostatní je standardní výbava v\u00a0ceně.',
    tabs: 'Doplňky',
    done: 'hotovo',
    profile: 'Profil',
    parts: 'Souhrn vybraných položek',
    position: 'Poz.',
    chosen: 'Vybráno',
    remove: 'Odebrat',
    removeNamed: (name) => `Odebrat: ${name}`,
    windowWithProfile: 'Okno s\u00a0profilem',
    facts: (chambers, seals) => `${chambers}\u00a0komor, ${seals}\u00a0těsnění`,
    colour: 'Barva',
    colours: (outside, inside) =>
      outside === inside ? `${outside} z\u00a0obou stran` : `zvenku ${outside}, zevnitř ${inside}`,
    glass: 'Sklo',
    handle: 'Klika',
    threshold: 'Práh',
    included: 'v\u00a0ceně',
    totalNet: 'Celkem bez DPH',
    totalGross: 'Celkem s\u00a0DPH',
    delivery: 'Výroba na míru trvá do 28\u00a0pracovních dnů.',
    standard: 'Barva, sklo a\u00a0klika jsou standardní výbava výrobku a\u00a0jsou v\u00a0ceně.',
  },
  sk: {
    heading: 'Doplnky',
    lead: 'Okno je kompletné. Profil môžete ešte zmeniť, ostatné je štandardná výbava v cene.',
    tabs: 'Doplnky',
    done: 'hotovo',
    profile: 'Profil',
    parts: 'Súhrn vybraných položiek',
    position: 'Poz.',
    chosen: 'Vybrané',
    remove: 'Odobrať',
    removeNamed: (name) => `Odobrať: ${name}`,
    windowWithProfile: 'Okno s profilom',
    facts: (chambers, seals) => `${chambers} komôr, ${seals} tesnenia`,
    colour: 'Farba',
    colours: (outside, inside) =>
      outside === inside ? `${outside} z oboch strán` : `zvonka ${outside}, zvnútra ${inside}`,
    glass: 'Sklo',
    handle: 'Kľučka',
    threshold: 'Prah',
    included: 'v cene',
    totalNet: 'Spolu bez DPH',
    totalGross: 'Spolu s DPH',
    delivery: 'Výroba na mieru trvá do 28 pracovných dní.',
    standard: 'Farba, sklo a kľučka sú štandardná výbava výrobku a sú v cene.',
  },
  at: { ...german, totalNet: 'Summe exkl. USt.', totalGross: 'Summe inkl. USt.' },
  de: german,
  hu: {
    heading: 'Kiegészítők',
    lead: 'Az ablak teljes. A profilt még módosíthatja, a többi az alapfelszereltség része.',
    tabs: 'Kiegészítők',
    done: 'kész',
    profile: 'Profil',
    parts: 'A választott tételek',
    position: 'Poz.',
    chosen: 'Kiválasztva',
    remove: 'Eltávolítás',
    removeNamed: (name) => `Eltávolítás: ${name}`,
    windowWithProfile: 'Ablak profillal',
    facts: (chambers, seals) => `${chambers} kamra, ${seals} tömítés`,
    colour: 'Szín',
    colours: (outside, inside) =>
      outside === inside ? `mindkét oldalon ${outside}` : `kívül ${outside}, belül ${inside}`,
    glass: 'Üveg',
    handle: 'Kilincs',
    threshold: 'Küszöb',
    included: 'az árban',
    totalNet: 'Összesen áfa nélkül',
    totalGross: 'Összesen áfával',
    delivery: 'A méretre gyártás legfeljebb 28 munkanap.',
    standard: 'A szín, az üveg és a kilincs az alapfelszereltség része, az ár tartalmazza.',
  },
};
