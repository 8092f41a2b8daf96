import { madeToMeasureDays, madeToSizeDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const legal: Texts['legal'] = {
  terms: {
    title: 'Obchodné podmienky',
    paragraphs: [
      'Záväznou objednávkou vzniká kúpna zmluva. Predbežnú objednávku najprv skontroluje technik a\u00a0záväznou sa stane až naším potvrdením. Prevod môžete poslať aj predtým; ak objednávku nepotvrdíme, celý vám ho vrátime.',
      'Tovar na mieru vyrábame podľa rozmerov, ktoré zadáte. Výroba sa začne, keď príde záloha alebo celá suma, pri predbežnej objednávke až po jej potvrdení.',
      'Platia ceny uvedené v\u00a0okamihu objednania, vrátane DPH, ak pri nich nie je uvedené inak.',
      'Zmluvu uzavriete tak, že výrobky vložíte do košíka, zvolíte dopravu a\u00a0platbu, vyplníte údaje a\u00a0objednávku odošlete. Do odoslania môžete všetko v\u00a0košíku aj vo formulári zmeniť; čo je vyplnené chybne, formulár označí. Prijatie hneď potvrdíme e-mailom, v\u00a0ktorom je celá objednávka a\u00a0v\u00a0prílohe tieto podmienky. Zmluvu uzatvárame v\u00a0slovenčine a\u00a0ukladáme ju; cez odkaz z\u00a0e-mailu ju nájdete aj neskôr.',
    ],
  },
  privacy: {
    title: 'Ochrana osobných údajov',
    paragraphs: [
      'Vaše údaje potrebujeme na vybavenie objednávky, doručenie a\u00a0vybavenie reklamácií. Dopravcovi odovzdáme len meno, adresu a\u00a0telefón.',
      'Môžete žiadať o\u00a0výpis, opravu aj vymazanie. Objednávky uchovávame tak dlho, ako ukladá zákon o\u00a0účtovníctve.',
    ],
  },
  withdrawal: {
    title: 'Odstúpenie od zmluvy',
    paragraphs: [
      'Od zmluvy na skladový tovar môžete odstúpiť do 14\u00a0dní od prevzatia bez uvedenia dôvodu.',
      'Stačí formulár „Odstúpiť od zmluvy tu“, na ktorý vedie päta každej stránky aj stránka objednávky; odstúpiť môžete tiež e-mailom alebo listom. Prijatie hneď potvrdíme e-mailom. Tovar vrátite do 14\u00a0dní od odstúpenia; peniaze vrátime do 14\u00a0dní od odstúpenia, nie však skôr, než tovar dostaneme alebo než preukážete, že ste ho odoslali.',
      'Od zmluvy na tovar vyrobený na mieru alebo nastrihaný na dĺžku podľa vášho zadania nemožno odstúpiť bez uvedenia dôvodu. Práva z\u00a0vád tým nie sú dotknuté. Ak technickú kontrolu nezrušíte, rozmery pred výrobou skontroluje technik.',
    ],
  },
  shipping: {
    title: 'Doprava podľa PSČ',
    paragraphs: [
      'Cena závisí od miesta a\u00a0celkovej hmotnosti. V\u00a0košíku ju uvidíte, keď zadáte PSČ.',
      `Skladový tovar odosielame do dvoch pracovných dní, tovar na mieru dodáme do ${madeToMeasureDays}\u00a0pracovných dní od prijatia zálohy alebo platby. Osobný odber v\u00a0sklade pri Brne je zadarmo.`,
      `Žalúzie, sieťky, parapety a\u00a0prahy vyrábané na mieru k\u00a0skladovému výrobku predĺžia dodanie až o\u00a0${madeToSizeDays}\u00a0pracovných dní.`,
    ],
  },
  payments: {
    title: 'Platba a\u00a0zálohy',
    paragraphs: [
      'Tovar na mieru zaplatíte celý vopred so zľavou 2\u00a0%, alebo zálohou 30\u00a0% a\u00a0doplatok pri prevzatí alebo prevodom pred doručením.',
      'Skladový tovar zaplatíte kartou, prevodom alebo v\u00a0hotovosti pri prevzatí.',
    ],
  },
  complaints: {
    title: 'Reklamácie a\u00a0zodpovednosť za vady',
    paragraphs: [
      'Zo zákona zodpovedáme za to, že tovar je pri prevzatí bez vád a\u00a0zodpovedá zmluve. Vadu môžete vytknúť do dvoch rokov od prevzatia. Tieto práva máte vždy a\u00a0nič nestoja; záruka výrobcu, ak ju dáva, platí popri nich.',
      'Vadný tovar bezplatne opravíme alebo vymeníme. Ak to neurobíme v\u00a0primeranej lehote alebo ak je vada závažná, môžete žiadať primeranú zľavu alebo od zmluvy odstúpiť a\u00a0dostať peniaze späť.',
      'Vadu nám oznámte e-mailom, telefonicky alebo listom. Uveďte číslo objednávky a\u00a0priložte fotografiu. Prijatie potvrdíme a\u00a0reklamáciu vybavíme najneskôr do 30\u00a0dní.',
      'Okná a\u00a0vonkajšie dvere nesú označenie CE podľa EN\u00a014351-1. Vyhlásenie o\u00a0parametroch v\u00a0slovenčine dostanete s\u00a0výrobkom; na požiadanie ho pošleme vopred.',
    ],
  },
  disputes: {
    settledBy: (body, site) =>
      `Ak sa nedohodneme, spor spotrebiteľa mimosúdne rieši ${body}, ${site}, alebo iný zapísaný subjekt.`,
    noPart: 'Na alternatívnom riešení sporov sa nezúčastňujeme.',
  },
  contact: {
    title: 'Kontakt',
    people: 'Poradia vám',
    hours: 'Zastihnete nás',
    imprint: 'Kto predáva',
    returns: 'Kam tovar vrátiť',
  },
  accessibility: {
    title: 'Prístupnosť',
    paragraphs: [
      'V\u00a0tomto obchode si okno alebo dvere navrhnete, uvidíte ich cenu, objednáte ich, zaplatíte a\u00a0sledujete, čo sa s\u00a0objednávkou deje. Všetko funguje aj len s\u00a0klávesnicou a\u00a0s\u00a0čítačkou obrazovky, na telefóne aj pri veľkom zväčšení.',
      'Riadime sa pravidlami WCAG\u00a02.2 na úrovni AA. Výkres má slovný opis, chybu aj zmenu ceny hovoríme slovami a\u00a0nič neodlišujeme len farbou.',
      'Narazili ste na prekážku? Napíšte nám alebo zavolajte. Objednávku s\u00a0vami prejdeme aj telefonicky.',
    ],
  },
};
