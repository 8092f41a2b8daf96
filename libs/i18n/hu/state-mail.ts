import type { Texts } from '../texts/texts';

export const stateMail: Texts['stateMail'] = {
  moment: (day, time) => `${day} ${time}`,
  toPay: 'Fizetendő',
  otherwise: 'Ha a fizetés addig nem érkezik be, a megrendelést töröljük, és erről értesítjük.',
  received: {
    subject: (number) => `A fizetés beérkezett – megrendelés: ${number}`,
    preview: (amount) => `Megkaptuk a fizetését, összege ${amount}.`,
    title: {
      preliminary: 'A fizetés beérkezett, most ellenőrizzük a megrendelést',
      deposit: 'Az előleg beérkezett, megkezdjük a teljesítést',
      whole: 'A fizetés beérkezett, megkezdjük a teljesítést',
      part: 'A fizetés egy része beérkezett',
      all: 'A teljes összeg beérkezett',
      settled: 'A fizetés beérkezett',
    },
    text: {
      preliminary:
        'Fizetését jóváírtuk. A gyártás megkezdése előtt technikusunk felhívja Önt, és átnézi Önnel a méreteket és a kivitelt.',
      binding: 'Fizetését jóváírtuk. A megrendeléssel most nincs további teendője.',
      part: 'A fizetés egy részét jóváírtuk. A fennmaradó összeget lent és a megrendelés oldalán találja.',
      all: 'Ezzel a fizetéssel a megrendelés teljes összege beérkezett. Nincs további teendője.',
      settled: 'Fizetését jóváírtuk. A korábban visszautalt összeget lent találja, további összeget nem kell fizetnie.',
    },
    amount: 'Beérkezett',
    rest: 'Fennmaradó összeg',
  },
  failed: {
    subject: (number) => `Sikertelen fizetés – megrendelés: ${number}`,
    preview: (until) => `Nem terheltünk meg semmilyen összeget. A megrendelést eddig tartjuk fenn: ${until}.`,
    title: 'A fizetés nem sikerült',
    text: {
      card: 'A kártyás fizetés nem sikerült. Nem terheltünk meg semmilyen összeget, a megrendelést megőriztük, a kivitel és az ár nem változik.',
      paypal:
        'A PayPal-fizetés nem sikerült. Nem terheltünk meg semmilyen összeget, a megrendelést megőriztük, a kivitel és az ár nem változik.',
    },
    heldUntil: 'Fenntartjuk eddig',
    again: (amount) => `Fizetés újra: ${amount}`,
    refused:
      'a fizetési szolgáltató ezt a megrendelést nem fogadta el, és másodszorra sem fogadná el. Nem terheltünk semmit, a megrendelés megmarad. Ha elírás van az e-mail-címben vagy a címben, hívjon minket, és kijavítjuk.',
    byTransfer: 'Átutalással is fizethet: a megrendelés oldalán ehhez egyetlen gomb elég.',
  },
  chosen: {
    subject: (number) => `Az átutalás adatai – megrendelés: ${number}`,
    title: 'A megrendelést átutalással fizeti',
    text: 'A megrendelést mostantól átutalással fizeti, online már ne fizessen. Amint a fizetés beérkezik, megkezdjük a megrendelés teljesítését.',
  },
  reminder: {
    subject: (number) => `Várjuk a fizetést – megrendelés: ${number}`,
    preview: (amount, day) => `Átutalandó összeg: ${amount}, határidő: ${day}`,
    title: { deposit: 'Az előleg még nem érkezett meg', whole: 'A fizetés még nem érkezett meg' },
    text: {
      preliminary:
        'A gyártás akkor kezdődik, amikor az összeg megérkezett, és Ön a méreteket jóváhagyta. Ha az elmúlt napokban már átutalta, nincs teendője.',
      binding:
        'Amint a fizetés beérkezik, megkezdjük a megrendelés teljesítését. Ha az elmúlt napokban már átutalta, nincs teendője.',
    },
    payBy: 'Fizetési határidő',
  },
  released: {
    subject: (number) => `A raktári árut már nem tartjuk fenn – megrendelés: ${number}`,
    title: 'A raktári árut már nem tartjuk fenn',
    text: 'Lejárt az idő, amíg a raktári árut fenntartottuk Önnek, így azt más is megveheti. A megrendelés továbbra is érvényes: nyissa meg az alábbi gombbal, és ami még raktáron van, újra lefoglaljuk Önnek. Ugyanezt tesszük, amint fizet. Ami közben elfogy, azt később szállítjuk, és ezt a megrendelés oldalán is látja.',
    onDelivery:
      'Lejárt az idő, amíg a raktári árut fenntartottuk Önnek, így azt más is megveheti. A megrendelés továbbra is érvényes: nyissa meg az alábbi gombbal, és ami még raktáron van, újra lefoglaljuk Önnek. Ami közben elfogy, azt később szállítjuk, és ezt a megrendelés oldalán is látja.',
  },
  renewed: {
    subject: (number) => `Az áru egy része elfogyott – megrendelés: ${number}`,
    title: 'Az árut újra lefoglaltuk, egy része hiányzik',
    text: 'Ami még raktáron volt, azt újra lefoglaltuk Önnek. Az alábbi darabok időközben elfogytak; ezeket később szállítjuk, a megrendelés továbbra is érvényes.',
    goods: 'Amit később szállítunk',
  },

  checked: {
    subject: {
      made: (number) => `A méreteket egyeztettük – megrendelés: ${number}`,
      stock: (number) => `A megrendelés végleges: ${number}`,
    },
    title: {
      made: 'A méreteket egyeztettük, a megrendelés végleges',
      stock: 'A megrendelést egyeztettük, így végleges',
    },
    text: {
      made: 'Átnéztük Önnel a méreteket és a kivitelt, a megrendelés ezzel véglegessé vált.',
      stock: 'Telefonon átnéztük Önnel a megrendelést, amely ezzel véglegessé vált.',
    },
    awaited: 'Amint a befizetés megérkezik, megkezdjük a megrendelés teljesítését.',
    wrong:
      'Ha valami nem egyezik, kérjük, azonnal jelezze. A gyártás megkezdése után a megrendelés már nem módosítható.',
  },
  shipped: {
    subject: {
      delivery: (number) => `Az áru úton van – megrendelés: ${number}`,
      pickup: (number) => `Az áru átvehető – megrendelés: ${number}`,
    },
    title: { delivery: 'Az áru úton van Önhöz', pickup: 'Az áru átvehető' },
    text: {
      delivery: 'A megrendelt áru elhagyta a raktárunkat. A kiszállítás órájáról telefonon egyeztetünk Önnel.',
      pickup: 'A megrendelt áru a raktárban várja Önt. Átvételkor elég a megrendelés számát megadnia.',
    },
    arrives: 'A kiszállítás napja',
    parcel: 'Csomagszám',
    goods: { delivery: 'Amit szállítunk', pickup: 'Ami átvehető' },
    allPaid: 'A teljes összeget kifizette, átvételkor már nem kell fizetnie.',
    returned: (amount) => `Visszautaltunk Önnek: ${amount}. Átvételkor nem kell fizetnie.`,
    lookAtIt:
      'Kérjük, átvételkor nézze meg az árut, és a szállítás közben keletkezett sérülést igazoltassa a sofőrrel. Szavatossági jogai akkor is megmaradnak, ha a hibát csak később veszi észre.',
  },
  ended: {
    subject: (number) => `A megrendelést töröltük: ${number}`,
    title: {
      unpaid: 'A fizetés nem érkezett meg, a megrendelést töröltük',
      incomplete: 'A fizetés nem érkezett meg teljesen, a megrendelést töröltük',
      unavailable: 'A megrendelést nem tudjuk teljesíteni',
      cancelled: 'A megrendelést töröltük',
    },
    text: {
      unpaid: 'A határidő végéig nem érkezett meg a fizetés, ezért a megrendelést töröltük. Nem kell fizetnie semmit.',
      incomplete:
        'A határidő végéig a fizetésnek csak egy része érkezett meg, ezért a megrendelést töröltük. A beérkezett összeget visszautaljuk, és erről értesítjük.',
      unavailable:
        'Elnézését kérjük: a terméket nem tudtuk biztosítani, ezért a megrendelést töröltük. Nem kell fizetnie, és nincs teendője.',
      cancelled: 'A megrendelést töröltük. Amit már befizetett, visszautaljuk, és erről értesítjük.',
    },
    ordered: 'Megrendelve',
    goods: 'A törölt tételek',
    onItsWay:
      'Ha mégis elküldte az összeget, nem vész el: amint megérkezik, a megrendelést újraindítjuk, vagy ha a termék közben elfogyott, mindent visszautalunk.',
    again: 'Bármikor újra rendelhet. Ha segítségre van szüksége, hívjon minket.',
  },
  returned: {
    subject: (number) => `A befizetett összeget visszautaltuk – megrendelés: ${number}`,
    preview: (amount) => `Úton van Önhöz: ${amount}.`,
    title: {
      all: 'A befizetett összeget visszautaltuk',
      twice: 'A túlfizetést visszautaltuk',
      part: 'A befizetés egy részét visszautaltuk',
    },
    text: {
      all: 'A megrendelést már nem tudtuk teljesíteni, ezért visszautaltuk, amit érte fizetett.',
      twice:
        'A megrendelésért több érkezett, mint amennyit fizetni kellett. A többletet visszautaltuk; a megrendelés változatlanul érvényes.',
      part: 'A megrendelésre befizetett összegből visszautaltunk Önnek. Hogy mennyi marad befizetve, lent találja.',
    },
    amount: 'Visszautalva',
    stillPaid: 'Befizetve marad',
    way: 'Hová',
    sameWay: 'oda, ahonnan a fizetés érkezett',
    takesDays: 'Banktól függően néhány nap is eltelhet, mire az összeg megjelenik. Nincs teendője.',
  },
};
