import type { Catalogue } from './catalogue';

/** Dimensions step (DIM-01 to DIM-17). */
export type DimensionsTexts = {
  heading: string;
  lead: string;
  width: string;
  height: string;
  range: string;
  priceUpTo: string;
  wider: (price: string) => string;
  higher: (price: string) => string;
  wallOpening: string;
  nearest: (value: string) => string;
  centimetres: (value: string) => string;
  takeCentimetres: (value: string) => string;
  keepMillimetres: (value: string) => string;
  tooLarge: string;
  tooSmall: string;
  fixedSize: string;
  openingFold: string;
  openingLead: string;
  openingWidth: string;
  openingHeight: string;
  source: string;
  gap: (mm: string) => string;
  baseProfile: string;
  orderSize: string;
  clamped: string;
  take: (size: string) => string;
  sashFold: string;
  sashLead: string;
  sashWidth: (number: number) => string;
  derived: string;
  equal: string;
  unequal: string;
  mainOnly: string;
  measureFold: string;
  measures: readonly string[];
};

const german: DimensionsTexts = {
  heading: 'Maße des Fensters',
  lead: 'Geben Sie das Außenmaß des Rahmens ein. Das Bodenprofil von 30 mm zählt nicht zur Höhe.',
  width: 'Breite',
  height: 'Höhe',
  range: 'Zulässiger Bereich in Millimetern',
  priceUpTo: 'Dieser Preis gilt bis',
  wider: (price) => `Breiter kostet ${price} mehr.`,
  higher: (price) => `Höher kostet ${price} mehr.`,
  wallOpening: 'Maueröffnung',
  nearest: (value) => `Auf ${value} mm ändern`,
  centimetres: (value) => `Meinten Sie ${value} cm?`,
  takeCentimetres: (value) => `Ja, ${value} mm`,
  keepMillimetres: (value) => `Nein, ${value} mm`,
  tooLarge: 'Das Höchstmaß ist überschritten',
  tooSmall: 'Das Mindestmaß ist unterschritten',
  fixedSize: 'Dieses Produkt gibt es nur in dieser Größe.',
  openingFold: 'Ich habe die Maueröffnung gemessen',
  openingLead: 'Geben Sie das kleinste gemessene Maß ein. Fuge und Bodenprofil ziehen wir ab.',
  openingWidth: 'Breite der Öffnung',
  openingHeight: 'Höhe der Öffnung',
  source: 'Abzug',
  gap: (mm) => `Montagefuge, je Seite ${mm} mm`,
  baseProfile: 'Bodenprofil',
  orderSize: 'Bestellmaß',
  clamped: 'Die Öffnung liegt außerhalb der möglichen Maße; das ist das nächste, das wir fertigen.',
  take: (size) => `${size} mm übernehmen`,
  sashFold: 'Breite jedes Flügels einstellen',
  sashLead: 'Der letzte Flügel ergibt sich aus der Gesamtbreite.',
  sashWidth: (number) => `Flügel ${number}`,
  derived: 'Ergibt sich aus der Gesamtbreite',
  equal: 'Gleich breit machen',
  unequal: 'Die Scheiben werden verschieden breit.',
  mainOnly: 'Nur Hauptmaße',
  measureFold: 'So messen Sie richtig',
  measures: [
    'Die Öffnung muss 2 bis 3 cm größer sein als das Fenster.',
    'Die Gesamthöhe sollte 5 bis 6 cm unter der Höhe der Öffnung liegen.',
    'Die Fensterhöhe enthält das Bodenprofil von 30 mm nicht.',
    'Messen Sie Breite und Höhe an je drei Stellen und nehmen Sie das kleinste Maß.',
  ],
};

export const dimensionsTexts: Catalogue<DimensionsTexts> = {
  cs: {
    heading: 'Rozměry okna',
    lead: 'Zadejte vnější rozměr rámu. Podkladní profil 30\u00a0mm se do výšky nepočítá.',
    width: 'Šířka',
    height: 'Výška',
    range: 'Povolený rozsah v milimetrech',
    priceUpTo: 'Tato cena platí až do',
    wider: (price) => `Širší okno vyjde o\u00a0${price} více.`,
    higher: (price) => `Vyšší o\u00a0${price}.`,
    wallOpening: 'Stavební otvor',
    nearest: (value) => `Změnit na ${value}\u00a0mm`,
    centimetres: (value) => `Myslíte ${value}\u00a0cm?`,
    takeCentimetres: (value) => `Ano, ${value}\u00a0mm`,
    keepMillimetres: (value) => `Ne, ${value}\u00a0mm`,
    tooLarge: 'Překročen maximální rozměr',
    tooSmall: 'Nedodržen minimální rozměr',
    fixedSize: 'Tento výrobek má pevný rozměr.',
    openingFold: 'Mám změřený stavební otvor',
    openingLead: 'Zadejte nejmenší naměřený rozměr. Montážní spáru a\u00a0podkladní profil odečteme.',
    openingWidth: 'Šířka otvoru',
    openingHeight: 'Výška otvoru',
    source: 'Odečítáme',
    gap: (mm) => `Montážní spára, ${mm}\u00a0mm na každé straně`,
    baseProfile: 'Podkladní profil',
    orderSize: 'Objednací rozměr',
    clamped: 'Otvor je mimo možné rozměry; tohle je nejbližší, který vyrobíme.',
    take: (size) => `Použít ${size}\u00a0mm`,
    sashFold: 'Nastavit šířku každého křídla',
    sashLead: 'Poslední křídlo se dopočítá z\u00a0celkové šířky.',
    sashWidth: (number) => `Křídlo ${number}`,
    derived: 'Dopočítáno z\u00a0celkové šířky',
    equal: 'Nastavit stejně široká',
    unequal: 'Skla budou různě široká.',
    mainOnly: 'Jen hlavní rozměry',
    measureFold: 'Jak okno správně změřit',
    measures: [
      'Otvor musí být o\u00a02 až 3\u00a0cm větší než okno.',
      'Celková výška má být o\u00a05 až 6\u00a0cm menší než výška otvoru.',
      'Výška okna nezahrnuje podkladní profil 30\u00a0mm.',
      'Šířku i\u00a0výšku změřte na třech místech a\u00a0počítejte s\u00a0nejmenší hodnotou.',
    ],
  },
  sk: {
    heading: 'Rozmery okna',
    lead: 'Zadajte vonkajší rozmer rámu. Podkladový profil 30 mm sa do výšky nepočíta.',
    width: 'Šírka',
    height: 'Výška',
    range: 'Povolený rozsah v milimetroch',
    priceUpTo: 'Táto cena platí až do',
    wider: (price) => `Širšie okno vyjde o ${price} viac.`,
    higher: (price) => `Vyššie o ${price}.`,
    wallOpening: 'Stavebný otvor',
    nearest: (value) => `Zmeniť na ${value} mm`,
    centimetres: (value) => `Myslíte ${value} cm?`,
    takeCentimetres: (value) => `Áno, ${value} mm`,
    keepMillimetres: (value) => `Nie, ${value} mm`,
    tooLarge: 'Prekročený maximálny rozmer',
    tooSmall: 'Nedodržaný minimálny rozmer',
    fixedSize: 'Tento výrobok má pevný rozmer.',
    openingFold: 'Mám zmeraný stavebný otvor',
    openingLead: 'Zadajte najmenší nameraný rozmer. Montážnu škáru a podkladový profil odpočítame.',
    openingWidth: 'Šírka otvoru',
    openingHeight: 'Výška otvoru',
    source: 'Odpočítavame',
    gap: (mm) => `Montážna škára, ${mm} mm na každej strane`,
    baseProfile: 'Podkladový profil',
    orderSize: 'Objednávací rozmer',
    clamped: 'Otvor je mimo možných rozmerov; toto je najbližší, ktorý vyrobíme.',
    take: (size) => `Použiť ${size} mm`,
    sashFold: 'Nastaviť šírku každého krídla',
    sashLead: 'Posledné krídlo sa dopočíta z celkovej šírky.',
    sashWidth: (number) => `Krídlo ${number}`,
    derived: 'Dopočítané z celkovej šírky',
    equal: 'Nastaviť rovnako široké',
    unequal: 'Sklá budú rôzne široké.',
    mainOnly: 'Len hlavné rozmery',
    measureFold: 'Ako okno správne zmerať',
    measures: [
      'Otvor musí byť o 2 až 3 cm väčší než okno.',
      'Celková výška má byť o 5 až 6 cm menšia než výška otvoru.',
      'Výška okna nezahŕňa podkladový profil 30 mm.',
      'Šírku aj výšku zmerajte na troch miestach a počítajte s najmenšou hodnotou.',
    ],
  },
  at: german,
  de: german,
  hu: {
    heading: 'Az ablak méretei',
    lead: 'Adja meg a tok külső méretét. A 30 mm-es talpprofil nem számít a magasságba.',
    width: 'Szélesség',
    height: 'Magasság',
    range: 'Megengedett tartomány milliméterben',
    priceUpTo: 'Ez az ár eddig érvényes:',
    wider: (price) => `A szélesebb ablak ${price} többe kerül.`,
    higher: (price) => `A magasabb ${price} többe.`,
    wallOpening: 'Falnyílás',
    nearest: (value) => `Módosítás erre: ${value} mm`,
    centimetres: (value) => `${value} cm-re gondolt?`,
    takeCentimetres: (value) => `Igen, ${value} mm`,
    keepMillimetres: (value) => `Nem, ${value} mm`,
    tooLarge: 'Túllépte a legnagyobb méretet',
    tooSmall: 'Kisebb a legkisebb méretnél',
    fixedSize: 'Ez a termék csak ebben a méretben kapható.',
    openingFold: 'Megmértem a falnyílást',
    openingLead: 'A legkisebb mért méretet adja meg. A szerelési hézagot és a talpprofilt levonjuk.',
    openingWidth: 'A nyílás szélessége',
    openingHeight: 'A nyílás magassága',
    source: 'Levonás',
    gap: (mm) => `Szerelési hézag, oldalanként ${mm} mm`,
    baseProfile: 'Talpprofil',
    orderSize: 'Rendelési méret',
    clamped: 'A nyílás a lehetséges méreteken kívül esik; ez a legközelebbi, amit gyártunk.',
    take: (size) => `${size} mm átvétele`,
    sashFold: 'Az egyes szárnyak szélessége',
    sashLead: 'Az utolsó szárny a teljes szélességből adódik.',
    sashWidth: (number) => `${number}. szárny`,
    derived: 'A teljes szélességből adódik',
    equal: 'Legyenek egyformák',
    unequal: 'Az üvegek különböző szélességűek lesznek.',
    mainOnly: 'Csak fő méretek',
    measureFold: 'Hogyan mérje meg helyesen',
    measures: [
      'A nyílás legyen 2–3 cm-rel nagyobb az ablaknál.',
      'A teljes magasság legyen 5–6 cm-rel kisebb a nyílás magasságánál.',
      'Az ablak magassága nem tartalmazza a 30 mm-es talpprofilt.',
      'A szélességet és a magasságot három helyen mérje meg, és a legkisebb értékkel számoljon.',
    ],
  },
};
