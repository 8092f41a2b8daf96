import type { LegalTexts } from '../texts/legal';

export const legal: LegalTexts = {
  terms: {
    title: 'Obchodné podmienky',
    paragraphs: [
      'Záväznou objednávkou vzniká kúpna zmluva. Predbežnú objednávku najprv skontroluje technik a záväznou sa stane až jeho potvrdením. Prevod môžete poslať aj predtým; ak objednávku nepotvrdíme, celý vám ho vrátime.',
      'Tovar na mieru vyrábame podľa rozmerov, ktoré zadáte. Výroba sa začne, keď príde záloha alebo celá suma.',
      'Platia ceny uvedené v\u00a0okamihu objednania, vrátane DPH, ak pri nich nie je uvedené inak.',
    ],
  },
  privacy: {
    title: 'Ochrana osobných údajov',
    paragraphs: [
      'Vaše údaje potrebujeme na vybavenie objednávky, doručenie a záruku. Dopravcovi odovzdáme len meno, adresu a telefón.',
      'Môžete žiadať o výpis, opravu aj vymazanie. Objednávky uchovávame tak dlho, ako ukladá zákon o účtovníctve.',
    ],
  },
  withdrawal: {
    title: 'Odstúpenie od zmluvy',
    paragraphs: [
      'Skladový tovar môžete vrátiť do 14 dní od prevzatia bez udania dôvodu.',
      'Od zmluvy na tovar vyrobený na mieru nemožno odstúpiť bez uvedenia dôvodu. Práva z\u00a0vád tým nie sú dotknuté. Preto rozmery pred výrobou kontroluje technik.',
    ],
  },
  shipping: {
    title: 'Doprava podľa PSČ',
    paragraphs: [
      'Cena závisí od miesta a celkovej hmotnosti. V košíku ju uvidíte, keď zadáte PSČ.',
      'Skladový tovar odosielame do dvoch pracovných dní, tovar na mieru do 28 pracovných dní. Osobný odber v sklade pri Brne je zdarma.',
      'Osobitné príslušenstvo predĺži dodanie až o\u00a010\u00a0pracovných dní.',
    ],
  },
  payments: {
    title: 'Platba a zálohy',
    paragraphs: [
      'Tovar na mieru zaplatíte celý vopred so zľavou 2 %, alebo zálohou 30 % a zvyšok pri prevzatí alebo prevodom pred doručením.',
      'Skladový tovar zaplatíte kartou, prevodom alebo v hotovosti pri prevzatí.',
    ],
  },
};
