import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const offer: Texts['offer'] = {
  offer: 'Ponuka',
  mail: {
    subject: (name) => `Uložená konfigurácia: ${name}`,
    project: (elements) => (elements < 5 ? `${elements}\u00a0výrobky` : `${elements}\u00a0výrobkov`),
    title: 'Vaša konfigurácia je uložená',
    greeting: (name) => `Dobrý deň, ${name},`,
    intro:
      'vrátite sa k\u00a0nej odkazom z\u00a0tohto e-mailu, z\u00a0počítača aj z\u00a0telefónu. Nič ste tým neobjednali a\u00a0nič neplatíte.',
    note: 'Vaša poznámka',
    netPrice: 'Cena bez DPH',
    grossPrice: (percent) => `Cena s\u00a0DPH ${percent}\u00a0%`,
    validUntil: 'Cena platí\u00a0do',
    goOn: 'Pokračovať v\u00a0konfigurácii',
    pdf: 'Ponuka v\u00a0PDF',
    chosen: 'Čo máte vybrané',
    kept: 'Cena platí pre výrobok, ako je uložený. Ak sa cenník zmení, po otvorení uvidíte obe ceny vedľa seba. Odkaz platí 12\u00a0mesiacov od posledného otvorenia.',
  },
  document: {
    title: 'Ponuka na mieru',
    lead: 'Cena platí presne pre tie rozmery a\u00a0diely, ktoré sú na výkresoch.',
    issued: 'Vystavené',
    validUntil: 'Platí\u00a0do',
    totalNet: 'Spolu bez DPH',
    totalGross: 'Spolu s\u00a0DPH',
    number: 'Č.',
    part: 'Čo je v\u00a0cene',
    make: 'Vyhotovenie',
    included: 'v\u00a0cene',
    insideView: 'Pohľad zvnútra',
    onePiece: 'Jeden kus',
    prices: 'Cena',
    item: 'Položka',
    pieces: 'ks',
    piece: { private: 'za kus s\u00a0DPH', business: 'za kus bez DPH' },
    net: 'bez DPH',
    gross: 's\u00a0DPH',
    totalIn: (currency) => `Spolu v\u00a0${currency}`,
    open: 'Otvoriť a\u00a0objednať',
    openText: 'Ponuku môžete upraviť alebo rovno objednať. Otvorte ju fotoaparátom telefónu alebo na adrese:',
    payment: (deposit, prepaid) =>
      `Zaplatíte zálohu ${deposit}\u00a0% a\u00a0doplatok najneskôr pri dodaní, alebo všetko vopred so zľavou ${prepaid}\u00a0%. Dodáme do ${madeToMeasureDays}\u00a0pracovných dní od prijatia zálohy alebo platby.`,
    terms: 'Podmienky ponuky',
    conditions: {
      price: (validUntil) =>
        `Cena platí do ${validUntil} vrátane. Zmena rozmeru alebo vyhotovenia ju prepočíta podľa cenníka toho dňa.`,
      always: [
        'Rozmery sú výrobné rozmery rámu, bez podkladového profilu. Stavebný otvor si, prosím, pred objednávkou premerajte na troch miestach na šírku aj na výšku.',
        'Doprava a\u00a0služby v\u00a0cene nie sú, vypočítame ich v\u00a0košíku podľa PSČ a\u00a0hmotnosti.',
        'Hodnota Uw, pri dverách Ud, je vypočítaná podľa EN ISO 10077-1 pre tento výrobok a\u00a0jeho rozmer.',
      ],
      madeToMeasure: 'Od zmluvy na výrobky na mieru nemožno odstúpiť bez uvedenia dôvodu.',
      terms: 'Platia obchodné podmienky zverejnené na stránkach obchodu.',
    },
    page: (page, pages) => `strana ${page} z\u00a0${pages}`,
  },
};
