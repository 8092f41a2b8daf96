import type { Buyer } from '@fenestra/domain/shop/buyer';
import { madeToMeasureDays } from '@fenestra/domain/shop/delivery-promise';

/** A dated offer in its mail and on paper (SAVE-05). Names, prices and days come ready written. */
export const offer = {
  offer: 'Nabídka',
  mail: {
    subject: (name: string) => `Uložená konfigurace: ${name}`,
    /** Of several elements. */
    project: (elements: number) => (elements < 5 ? `${elements} výrobky` : `${elements} výrobků`),
    title: 'Vaše konfigurace je uložená',
    greeting: (name: string) => `Dobrý den, ${name},`,
    intro:
      'vrátíte se k\u00a0ní odkazem z\u00a0tohoto e-mailu, z\u00a0počítače i\u00a0z\u00a0telefonu. Nic jste tím neobjednali a\u00a0nic neplatíte.',
    note: 'Vaše poznámka',
    netPrice: 'Cena bez DPH',
    grossPrice: (percent: number) => `Cena s\u00a0DPH ${percent}\u00a0%`,
    validUntil: 'Cena platí\u00a0do',
    goOn: 'Pokračovat v\u00a0konfiguraci',
    pdf: 'Nabídka v\u00a0PDF',
    chosen: 'Co máte vybráno',
    kept: 'Cena platí pro výrobek, jak je uložený. Když se ceník změní, uvidíte po otevření obě ceny vedle sebe. Odkaz platí 12\u00a0měsíců od posledního otevření.',
  },
  document: {
    title: 'Nabídka na míru',
    lead: 'Cena platí pro přesně ty rozměry a\u00a0díly, které jsou na výkresech.',
    issued: 'Vystaveno',
    validUntil: 'Platí\u00a0do',
    totalNet: 'Celkem bez DPH',
    totalGross: 'Celkem s\u00a0DPH',
    number: 'Č.',
    part: 'Co je v\u00a0ceně',
    make: 'Provedení',
    included: 'v\u00a0ceně',
    insideView: 'Pohled zevnitř',
    onePiece: 'Jeden kus',
    prices: 'Cena',
    item: 'Položka',
    pieces: 'ks',
    /** The price of one piece, as the reader reckons. */
    piece: { private: 'za kus s\u00a0DPH', business: 'za kus bez DPH' } satisfies Record<Buyer, unknown>,
    net: 'bez DPH',
    gross: 's\u00a0DPH',
    totalIn: (currency: string) => `Celkem v\u00a0${currency}`,
    open: 'Otevřít a\u00a0objednat',
    openText: 'Nabídku můžete upravit nebo rovnou objednat. Otevřete ji fotoaparátem telefonu, nebo na adrese:',
    /** What is paid when, and how long the goods take: by the percentages of a deposit and of what is taken off where all is paid in advance. */
    payment: (deposit: number, prepaid: number) =>
      `Zaplatíte zálohu ${deposit}\u00a0% a\u00a0zbytek nejpozději při dodání, nebo vše předem se slevou ${prepaid}\u00a0%. Dodáme do ${madeToMeasureDays}\u00a0pracovních dnů od přijetí zálohy nebo platby.`,
    terms: 'Podmínky nabídky',
    conditions: {
      /** Of what is made to measure. */
      price: (validUntil: string) =>
        `Cena platí do ${validUntil} včetně. Změna rozměru nebo provedení ji přepočítá podle ceníku toho dne.`,
      always: [
        'Rozměry jsou výrobní rozměry rámu, bez podkladního profilu. Stavební otvor prosím před objednávkou přeměřte na třech místech na šířku i\u00a0na výšku.',
        'Doprava a\u00a0služby v\u00a0ceně nejsou, spočítáme je v\u00a0košíku podle PSČ a\u00a0hmotnosti.',
        'Hodnota Uw, u\u00a0dveří Ud, je vypočtená podle EN ISO 10077-1 pro tento výrobek a\u00a0jeho rozměr.',
      ],
      /** That nobody withdraws from a contract for it. */
      madeToMeasure: 'Od smlouvy na výrobky na míru nelze odstoupit bez udání důvodu.',
      terms: 'Platí obchodní podmínky zveřejněné na stránkách obchodu.',
    },
    page: (page: number, pages: number) => `strana ${page} z\u00a0${pages}`,
  },
};
