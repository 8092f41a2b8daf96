import type { Texts } from '../texts/texts';

export const stateMail: Texts['stateMail'] = {
  moment: (day, time) => `${day}, ${time}`,
  toPay: 'Na úhradu',
  otherwise: 'Ak platba dovtedy nepríde, objednávku zrušíme a\u00a0napíšeme vám.',
  received: {
    subject: (number) => `Platba prijatá – objednávka ${number}`,
    preview: (amount) => `Prijali sme vašu platbu v\u00a0sume ${amount}.`,
    title: {
      preliminary: 'Platba prišla, objednávku teraz skontrolujeme',
      deposit: 'Záloha prišla, púšťame sa do práce',
      whole: 'Platba prišla, púšťame sa do práce',
      part: 'Časť platby prišla',
      all: 'Všetko je zaplatené',
      settled: 'Platba prišla',
    },
    text: {
      preliminary:
        'vaša platba je pripísaná. Skôr než začneme s\u00a0výrobou, zavoláme vám a\u00a0prejdeme s\u00a0vami rozmery aj vyhotovenie.',
      binding: 'vaša platba je pripísaná. S\u00a0objednávkou teraz nemusíte nič robiť.',
      part: 'časť platby je pripísaná. Koľko zostáva, nájdete nižšie a\u00a0na stránke objednávky.',
      all: 's\u00a0touto platbou je celá objednávka zaplatená. Už nemusíte nič robiť.',
      settled: 'vaša platba je pripísaná. Koľko sme vám predtým vrátili, nájdete nižšie; doplácať už nič nemusíte.',
    },
    amount: 'Prijaté',
    rest: 'Zostáva doplatiť',
  },
  failed: {
    subject: (number) => `Platba neprebehla – objednávka ${number}`,
    preview: (until) => `Nič sme vám neúčtovali. Objednávku držíme do ${until}.`,
    title: 'Platba neprebehla',
    text: {
      card: 'platba kartou sa nepodarila. Nič sme vám neúčtovali a\u00a0objednávka zostáva uložená, vyhotovenie ani cena sa nemenia.',
      paypal:
        'platba cez PayPal sa nepodarila. Nič sme vám neúčtovali a\u00a0objednávka zostáva uložená, vyhotovenie ani cena sa nemenia.',
    },
    heldUntil: 'Objednávku držíme\u00a0do',
    again: (amount) => `Zaplatiť znova ${amount}`,
    refused:
      'platobná brána túto objednávku neprijala a\u00a0neprijala by ju ani znova. Nič sme vám neúčtovali a\u00a0objednávka zostáva uložená. Ak je v\u00a0e-maile alebo adrese preklep, zavolajte nám a\u00a0opravíme ho.',
    byTransfer: 'Zaplatiť môžete aj prevodom: na stránke objednávky na to stačí jedno tlačidlo.',
  },
  chosen: {
    subject: (number) => `Údaje na prevod – objednávka ${number}`,
    title: 'Objednávku zaplatíte prevodom',
    text: 'objednávku teraz zaplatíte prevodom, na platobnej bráne už nič neplaťte. Len čo platba príde, pustíme sa do práce.',
  },
  reminder: {
    subject: (number) => `Čakáme na platbu – objednávka ${number}`,
    preview: (amount, day) => `Sumu ${amount}, prosím, preveďte do ${day}.`,
    title: { deposit: 'Záloha k\u00a0nám ešte neprišla', whole: 'Platba k\u00a0nám ešte neprišla' },
    text: {
      preliminary:
        'do výroby tovar zaradíme, keď platba príde a\u00a0rozmery potvrdíte. Ak ste platbu v\u00a0posledných dňoch odoslali, nemusíte nič robiť.',
      binding:
        'len čo platba príde, pustíme sa do práce. Ak ste ju v\u00a0posledných dňoch odoslali, nemusíte nič robiť.',
    },
    payBy: 'Zaplatiť\u00a0do',
  },
  released: {
    subject: (number) => `Tovar zo skladu už nedržíme – objednávka ${number}`,
    title: 'Tovar zo skladu už nedržíme',
    text: 'čas, počas ktorého sme pre vás tovar zo skladu držali, sa skončil a\u00a0tovar si môže kúpiť aj niekto iný. Objednávka platí ďalej: otvorte ju tlačidlom nižšie a\u00a0čo je ešte na sklade, vám znova rezervujeme. To isté urobíme, len čo zaplatíte. Čo sa medzitým minie, dodáme neskôr a\u00a0na stránke objednávky to uvidíte.',
    onDelivery:
      'čas, počas ktorého sme pre vás tovar zo skladu držali, sa skončil a\u00a0tovar si môže kúpiť aj niekto iný. Objednávka platí ďalej: otvorte ju tlačidlom nižšie a\u00a0čo je ešte na sklade, vám znova rezervujeme. Čo sa medzitým minie, dodáme neskôr a\u00a0na stránke objednávky to uvidíte.',
  },
  renewed: {
    subject: (number) => `Časť tovaru už nie je na sklade – objednávka ${number}`,
    title: 'Tovar sme znova rezervovali, časť chýba',
    text: 'čo bolo ešte na sklade, sme pre vás znova rezervovali. Nasledujúce kusy sa medzitým minuli; dodáme ich neskôr a\u00a0objednávka platí ďalej.',
    goods: 'Čo dodáme neskôr',
  },

  checked: {
    subject: {
      made: (number) => `Rozmery sú potvrdené – objednávka ${number}`,
      stock: (number) => `Objednávka ${number} je záväzná`,
    },
    title: { made: 'Rozmery sú potvrdené, objednávka je záväzná', stock: 'Objednávka je dohodnutá a\u00a0záväzná' },
    text: {
      made: 'rozmery aj vyhotovenie sme s\u00a0vami prešli a\u00a0objednávka je teraz záväzná.',
      stock: 'objednávku sme s\u00a0vami prešli telefonicky a\u00a0je teraz záväzná.',
    },
    awaited: 'Len čo platba príde, pustíme sa do práce.',
    wrong: 'Ak by niečo nesedelo, hneď sa nám ozvite. Keď začneme vyrábať, objednávku už zmeniť nemožno.',
  },
  shipped: {
    subject: {
      delivery: (number) => `Tovar je na ceste – objednávka ${number}`,
      pickup: (number) => `Tovar si môžete vyzdvihnúť – objednávka ${number}`,
    },
    title: { delivery: 'Tovar je na ceste k\u00a0vám', pickup: 'Tovar si môžete vyzdvihnúť' },
    text: {
      delivery: 'tovar z\u00a0vašej objednávky opustil náš sklad. Hodinu dodania s\u00a0vami dohodneme telefonicky.',
      pickup:
        'tovar z\u00a0vašej objednávky je pripravený v\u00a0sklade. Pri vyzdvihnutí stačí povedať číslo objednávky.',
    },
    arrives: 'Deň dodania',
    parcel: 'Číslo zásielky',
    goods: { delivery: 'Čo privezieme', pickup: 'Čo si vyzdvihnete' },
    allPaid: 'Všetko je zaplatené, pri prevzatí už neplatíte nič.',
    returned: (amount) => `Vrátili sme vám ${amount}. Pri prevzatí neplatíte nič.`,
    lookAtIt:
      'Tovar si pri prevzatí prezrite a\u00a0poškodenie z\u00a0prepravy si nechajte od vodiča potvrdiť. O\u00a0práva zo zodpovednosti za vady neprídete, ani keď si vadu všimnete až neskôr.',
  },
  ended: {
    subject: (number) => `Objednávka ${number} je zrušená`,
    title: {
      unpaid: 'Platba neprišla, objednávka je zrušená',
      incomplete: 'Platba neprišla celá, objednávka je zrušená',
      unavailable: 'Objednávku nemôžeme vybaviť',
      cancelled: 'Objednávka je zrušená',
    },
    text: {
      unpaid: 'do konca lehoty k\u00a0nám neprišla platba, preto sme objednávku zrušili. Nič neplatíte.',
      incomplete:
        'do konca lehoty prišla len časť platby, preto sme objednávku zrušili. Čo prišlo, vám vrátime a\u00a0napíšeme vám o\u00a0tom.',
      unavailable:
        'ospravedlňujeme sa: tovar sa nám nepodarilo zabezpečiť, a\u00a0tak sme objednávku zrušili. Nič neplatíte a\u00a0nemusíte nič robiť.',
      cancelled: 'objednávku sme zrušili. Čo ste už zaplatili, vám vrátime a\u00a0napíšeme vám o\u00a0tom.',
    },
    ordered: 'Objednané',
    goods: 'Čo bolo zrušené',
    onItsWay:
      'Ak ste peniaze predsa len odoslali, nestratia sa: len čo prídu, objednávku obnovíme, a\u00a0ak by sa tovar medzitým minul, všetko vám vrátime.',
    again: 'Objednať si môžete kedykoľvek znova. Ak si nebudete vedieť rady, zavolajte nám.',
  },
  returned: {
    subject: (number) => `Vrátili sme vám peniaze – objednávka ${number}`,
    preview: (amount) => `Suma ${amount} je na ceste k\u00a0vám.`,
    title: {
      all: 'Peniaze sme vám vrátili',
      twice: 'Čo bolo navyše, sme vám vrátili',
      part: 'Časť platby sme vám vrátili',
    },
    text: {
      all: 'objednávku už nebolo možné vybaviť, preto sme vám vrátili, čo ste za ňu zaplatili.',
      twice:
        'za objednávku prišlo viac, než bolo treba zaplatiť. Čo bolo navyše, sme vám vrátili; objednávka platí bez zmeny.',
      part: 'z\u00a0platby za vašu objednávku sme vám vrátili peniaze. Koľko zostáva zaplatené, nájdete nižšie.',
    },
    amount: 'Vrátené',
    stillPaid: 'Zostáva zaplatené',
    way: 'Kam',
    sameWay: 'tam, odkiaľ platba prišla',
    takesDays: 'Kým sumu na účte uvidíte, môže to podľa banky trvať niekoľko dní. Nemusíte nič robiť.',
  },
};
