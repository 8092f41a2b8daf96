import type { Catalogue } from './catalogue';

export type StartPageTexts = {
  title: string;
  heading: string;
  lead: string;
  designWindow: string;
  toStock: string;
  products: string;
  stepsHeading: string;
  steps: readonly { title: string; text: string }[];
  profileHeading: string;
  profileLead: string;
  profileDrawing: string;
  profileParts: readonly { part: string; value: string }[];
  stockHeading: string;
  stockLead: string;
  size: string;
  design: string;
  drawing: string;
  availability: string;
  buy: string;
  toCart: string;
  adding: string;
  added: (name: string) => string;
  notAdded: string;
  pieces: (count: number) => string;
  soldOut: string;
  measureHeading: string;
  measureLead: string;
  measures: readonly { title: string; text: string }[];
  productsMissing: string;
};

const german: StartPageTexts = {
  title: 'Fenster und Türen nach Maß',
  heading: 'Fenster und Türen nach Maß, auf den Millimeter genau',
  lead: 'Typ wählen, Maß eingeben und in jedem Schritt Zeichnung und Preis sehen. Das dauert etwa fünf Minuten.',
  designWindow: 'Fenster entwerfen',
  toStock: 'Ab Lager kaufen',
  products: 'Produkte',
  stepsHeading: 'Vom Maß zum Fenster',
  steps: [
    {
      title: 'Wählen und messen',
      text: 'Ein Maßband und unsere Messanleitung genügen. Montagefuge und Bodenprofil zieht der Rechner selbst ab.',
    },
    {
      title: 'Preis sofort sehen',
      text: 'Jede Auswahl zeigt den Preisunterschied, bevor Sie sie bestätigen. Die Lieferung rechnen wir nach PLZ.',
    },
    {
      title: 'Der Techniker prüft',
      text: 'Vor der Fertigung prüft ein Techniker die Bestellung und ruft Sie an. Bei Maßfenstern ist das kostenlos.',
    },
    { title: 'Wir liefern nach Hause', text: 'Nach Maß in bis zu 28 Werktagen, Lagermaße in zwei bis drei Werktagen.' },
  ],
  profileHeading: 'Was im Profil steckt',
  profileLead:
    'Die Qualität eines Fensters erkennt man nicht am Foto, sondern am Schnitt. Deshalb zeigen wir ihn bei jedem Profil.',
  profileDrawing: 'Schnitt durch das Fenster: Rahmen, Flügel und Dreifachglas',
  profileParts: [
    { part: 'Sechs Kammern im Rahmen', value: '80 mm' },
    { part: 'Innere Anschlagdichtung', value: '' },
    { part: 'Mitteldichtung', value: '' },
    { part: 'Dreifachglas mit Argon', value: '44 mm' },
    { part: 'Stahlverstärkung', value: '1,5 mm' },
  ],
  stockHeading: 'Ab Lager, Versand binnen zwei Werktagen',
  stockLead: 'Fertige Größen in Weiß. Lieferung in zwei bis drei Werktagen.',
  size: 'Maß in mm',
  design: 'Ausführung',
  drawing: 'Zeichnung',
  availability: 'Bestand',
  buy: 'Kaufen',
  toCart: 'In den Warenkorb',
  adding: 'Wird hinzugefügt …',
  added: (name) => `Im Warenkorb: ${name}`,
  notAdded: 'Das Produkt konnte nicht in den Warenkorb gelegt werden',
  pieces: (count) => `${count} Stück`,
  soldOut: 'zurzeit ausverkauft',
  measureHeading: 'Richtig messen',
  measureLead: 'Messen Sie die Öffnung in der Wand an drei Stellen und nehmen Sie das kleinste Maß.',
  measures: [
    { title: 'Breite', text: 'Die Öffnung ist 2 bis 3 cm breiter als das Fenster.' },
    { title: 'Höhe', text: 'Die Gesamthöhe liegt 5 bis 6 cm unter der Öffnung.' },
    { title: 'Bodenprofil', text: 'Die Fensterhöhe enthält das Bodenprofil von 30 mm nicht.' },
  ],
  productsMissing: 'Die Produkte konnten nicht geladen werden.',
};

export const startPageTexts: Catalogue<StartPageTexts> = {
  cs: {
    title: 'Okna a dveře na míru',
    heading: 'Okna a dveře na míru, přesně na milimetr',
    lead: 'Zvolte typ, zadejte rozměr a v každém kroku uvidíte výkres i cenu. Konfigurace zabere asi pět minut.',
    designWindow: 'Navrhnout okno',
    toStock: 'Koupit skladem',
    products: 'Výrobky',
    stepsHeading: 'Od rozměru k oknu',
    steps: [
      {
        title: 'Vyberete a změříte',
        text: 'Stačí metr a průvodce měřením. Kalkulačka sama odečte montážní spáru i\u00a0podkladní profil.',
      },
      {
        title: 'Cenu vidíte hned',
        text: 'Každá volba ukazuje rozdíl v\u00a0ceně dřív, než ji potvrdíte. Doprava se počítá podle PSČ.',
      },
      {
        title: 'Technik zkontroluje',
        text: 'Před výrobou objednávku projde technik a\u00a0zavolá vám. U\u00a0oken na míru je kontrola zdarma.',
      },
      {
        title: 'Přivezeme domů',
        text: 'Na míru do 28\u00a0pracovních dnů, skladové rozměry za dva až tři pracovní dny.',
      },
    ],
    profileHeading: 'Co je uvnitř profilu',
    profileLead: 'Kvalitu okna nepoznáte z\u00a0fotky, ale z\u00a0řezu. Proto ho u\u00a0každého profilu ukazujeme.',
    profileDrawing: 'Řez oknem: rám, křídlo a trojsklo',
    profileParts: [
      { part: 'Šest komor v\u00a0rámu', value: '80\u00a0mm' },
      { part: 'Vnitřní dorazové těsnění', value: '' },
      { part: 'Středové těsnění', value: '' },
      { part: 'Trojsklo s\u00a0argonem', value: '44\u00a0mm' },
      { part: 'Ocelová výztuha', value: '1,5\u00a0mm' },
    ],
    stockHeading: 'Skladem, odesíláme do dvou pracovních dnů',
    stockLead: 'Hotové rozměry v\u00a0bílé. Doručení za dva až tři pracovní dny.',
    size: 'Rozměr v mm',
    design: 'Provedení',
    drawing: 'Výkres',
    availability: 'Na skladě',
    buy: 'Koupit',
    toCart: 'Do košíku',
    adding: 'Vkládáme…',
    added: (name) => `V košíku: ${name}`,
    notAdded: 'Produkt se nepodařilo přidat do košíku',
    pieces: (count) => `${count} ks`,
    soldOut: 'teď vyprodáno',
    measureHeading: 'Jak měřit',
    measureLead: 'Stavební otvor změřte na třech místech a\u00a0počítejte s\u00a0nejmenším rozměrem.',
    measures: [
      { title: 'Šířka', text: 'Otvor má být o\u00a02 až 3\u00a0cm větší než okno.' },
      { title: 'Výška', text: 'Celková výška je o\u00a05 až 6\u00a0cm menší než otvor.' },
      { title: 'Podkladní profil', text: 'Výška okna nezahrnuje podkladní profil 30\u00a0mm.' },
    ],
    productsMissing: 'Výrobky se nepodařilo načíst.',
  },
  sk: {
    title: 'Okná a dvere na mieru',
    heading: 'Okná a dvere na mieru, presne na milimeter',
    lead: 'Zvoľte typ, zadajte rozmer a v každom kroku uvidíte výkres aj cenu. Konfigurácia zaberie asi päť minút.',
    designWindow: 'Navrhnúť okno',
    toStock: 'Kúpiť skladom',
    products: 'Výrobky',
    stepsHeading: 'Od rozmeru k oknu',
    steps: [
      {
        title: 'Vyberiete a zmeriate',
        text: 'Stačí meter a sprievodca meraním. Kalkulačka sama odpočíta montážnu škáru aj podkladový profil.',
      },
      {
        title: 'Cenu vidíte hneď',
        text: 'Každá voľba ukáže rozdiel v cene skôr, než ju potvrdíte. Doprava sa počíta podľa PSČ.',
      },
      {
        title: 'Technik skontroluje',
        text: 'Pred výrobou objednávku prejde technik a zavolá vám. Pri oknách na mieru je kontrola zdarma.',
      },
      {
        title: 'Privezieme domov',
        text: 'Na mieru do 28 pracovných dní, skladové rozmery za dva až tri pracovné dni.',
      },
    ],
    profileHeading: 'Čo je vnútri profilu',
    profileLead: 'Kvalitu okna nespoznáte z fotky, ale z rezu. Preto ho pri každom profile ukazujeme.',
    profileDrawing: 'Rez oknom: rám, krídlo a trojsklo',
    profileParts: [
      { part: 'Šesť komôr v ráme', value: '80 mm' },
      { part: 'Vnútorné dorazové tesnenie', value: '' },
      { part: 'Stredové tesnenie', value: '' },
      { part: 'Trojsklo s argónom', value: '44 mm' },
      { part: 'Oceľová výstuha', value: '1,5 mm' },
    ],
    stockHeading: 'Skladom, odosielame do dvoch pracovných dní',
    stockLead: 'Hotové rozmery v bielej. Doručenie za dva až tri pracovné dni.',
    size: 'Rozmer v mm',
    design: 'Vyhotovenie',
    drawing: 'Výkres',
    availability: 'Na sklade',
    buy: 'Kúpiť',
    toCart: 'Do košíka',
    adding: 'Vkladáme…',
    added: (name) => `V košíku: ${name}`,
    notAdded: 'Produkt sa nepodarilo pridať do košíka',
    pieces: (count) => `${count} ks`,
    soldOut: 'teraz vypredané',
    measureHeading: 'Ako merať',
    measureLead: 'Stavebný otvor zmerajte na troch miestach a počítajte s najmenším rozmerom.',
    measures: [
      { title: 'Šírka', text: 'Otvor má byť o 2 až 3 cm väčší než okno.' },
      { title: 'Výška', text: 'Celková výška je o 5 až 6 cm menšia než otvor.' },
      { title: 'Podkladový profil', text: 'Výška okna nezahŕňa podkladový profil 30 mm.' },
    ],
    productsMissing: 'Výrobky sa nepodarilo načítať.',
  },
  at: german,
  de: german,
  hu: {
    title: 'Méretre gyártott ablakok és ajtók',
    heading: 'Méretre gyártott ablakok és ajtók, milliméterre pontosan',
    lead: 'Válasszon típust, adja meg a méretet, és minden lépésnél látja a rajzot és az árat. Körülbelül öt perc.',
    designWindow: 'Ablak tervezése',
    toStock: 'Vásárlás raktárról',
    products: 'Termékek',
    stepsHeading: 'A mérettől az ablakig',
    steps: [
      {
        title: 'Választ és mér',
        text: 'Elég egy mérőszalag és a mérési útmutató. A szerelési hézagot és a talpprofilt a kalkulátor levonja.',
      },
      {
        title: 'Azonnal látja az árat',
        text: 'Minden választásnál látja az árkülönbséget, mielőtt jóváhagyná. A szállítás irányítószám szerint számít.',
      },
      {
        title: 'A technikus ellenőriz',
        text: 'Gyártás előtt technikus nézi át a megrendelést és felhívja Önt. Méretre gyártott ablaknál díjtalan.',
      },
      { title: 'Házhoz szállítjuk', text: 'Méretre legfeljebb 28 munkanap, raktári méretek két-három munkanap alatt.' },
    ],
    profileHeading: 'Mi van a profilban',
    profileLead: 'Az ablak minőségét nem a fotó, hanem a metszet mutatja meg. Ezért minden profilnál megmutatjuk.',
    profileDrawing: 'Ablak metszete: tok, szárny és háromrétegű üveg',
    profileParts: [
      { part: 'Hat kamra a tokban', value: '80 mm' },
      { part: 'Belső ütköző tömítés', value: '' },
      { part: 'Középső tömítés', value: '' },
      { part: 'Háromrétegű üveg argonnal', value: '44 mm' },
      { part: 'Acélmerevítés', value: '1,5 mm' },
    ],
    stockHeading: 'Raktárról, két munkanapon belül feladjuk',
    stockLead: 'Kész méretek fehérben. Kiszállítás két-három munkanap alatt.',
    size: 'Méret mm-ben',
    design: 'Kivitel',
    drawing: 'Rajz',
    availability: 'Raktáron',
    buy: 'Vásárlás',
    toCart: 'Kosárba',
    adding: 'Kosárba tesszük…',
    added: (name) => `A kosárban: ${name}`,
    notAdded: 'A terméket nem sikerült a kosárba tenni',
    pieces: (count) => `${count} db`,
    soldOut: 'jelenleg elfogyott',
    measureHeading: 'Hogyan mérjen',
    measureLead: 'A falnyílást három helyen mérje meg, és a legkisebb mérettel számoljon.',
    measures: [
      { title: 'Szélesség', text: 'A nyílás 2–3 cm-rel legyen nagyobb az ablaknál.' },
      { title: 'Magasság', text: 'A teljes magasság 5–6 cm-rel legyen kisebb a nyílásnál.' },
      { title: 'Talpprofil', text: 'Az ablak magassága nem tartalmazza a 30 mm-es talpprofilt.' },
    ],
    productsMissing: 'A termékeket nem sikerült betölteni.',
  },
};
