import type { LegalTexts } from '../texts/legal';

export const legal: LegalTexts = {
  terms: {
    title: 'Obchodní podmínky',
    paragraphs: [
      'Závaznou objednávkou vzniká kupní smlouva. Předběžnou objednávku nejprve zkontroluje technik a závaznou se stane až jeho potvrzením. Převod můžete poslat i předtím; pokud objednávku nepotvrdíme, celý vám ho vrátíme.',
      'Zboží na míru vyrábíme podle rozměrů, které zadáte. Výroba začne, jakmile přijde záloha nebo celá částka.',
      'Platí ceny v okamžiku objednání. Jsou s daní, pokud u nich nestojí jinak.',
    ],
  },
  privacy: {
    title: 'Ochrana osobních údajů',
    paragraphs: [
      'Vaše údaje potřebujeme k vyřízení objednávky, doručení a\u00a0k\u00a0vyřízení reklamací. Dopravci předáváme jen jméno, adresu a telefon.',
      'Můžete žádat o výpis, opravu i smazání. Objednávky uchováváme po dobu, kterou ukládá zákon o účetnictví.',
    ],
  },
  withdrawal: {
    title: 'Odstoupení od smlouvy',
    paragraphs: [
      'Skladové zboží můžete vrátit do 14 dnů od převzetí bez udání důvodu.',
      'Zboží vyrobené na míru vrátit nelze. Proto rozměry před výrobou kontroluje technik.',
    ],
  },
  shipping: {
    title: 'Doprava podle PSČ',
    paragraphs: [
      'Cena závisí na místě a celkové hmotnosti. V košíku ji uvidíte, jakmile zadáte PSČ.',
      'Skladové zboží odesíláme do dvou pracovních dnů, zboží na míru do 28 pracovních dnů. Osobní odběr ve skladu u Brna je zdarma.',
      'Zvláštní příslušenství prodlouží dodání až o\u00a010\u00a0pracovních dnů.',
    ],
  },
  payments: {
    title: 'Platba a zálohy',
    paragraphs: [
      'Zboží na míru zaplatíte celé předem se slevou 2 %, nebo zálohou 30 % a zbytek při převzetí, nebo převodem před doručením.',
      'Skladové zboží zaplatíte kartou, převodem nebo hotově při převzetí.',
    ],
  },
};
