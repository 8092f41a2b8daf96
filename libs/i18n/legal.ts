import type { Catalogue } from './catalogue';

type Text = { title: string; paragraphs: readonly string[] };

/** Short forms of the legal texts (OPEN-Q-106: placeholders, to be replaced by the lawyer's wording). */
export type LegalTexts = Record<'terms' | 'privacy' | 'withdrawal' | 'shipping' | 'payments', Text>;

const german: LegalTexts = {
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    paragraphs: [
      'Mit der verbindlichen Bestellung entsteht ein Kaufvertrag. Eine vorläufige Bestellung prüft zuerst unser Techniker; bis zu seiner Bestätigung zahlen Sie nichts.',
      'Waren nach Maß werden nach Ihren Angaben gefertigt. Die Fertigung beginnt, wenn die Anzahlung oder der volle Betrag eingegangen ist.',
      'Alle Preise gelten zum Zeitpunkt der Bestellung und enthalten die gesetzliche Steuer, sofern nichts anderes dabeisteht.',
    ],
  },
  privacy: {
    title: 'Datenschutz',
    paragraphs: [
      'Ihre Angaben brauchen wir für Bestellung, Lieferung und Gewährleistung. An den Spediteur geben wir nur Name, Anschrift und Telefon weiter.',
      'Sie können Auskunft, Berichtigung und Löschung verlangen. Bestellungen bewahren wir so lange auf, wie das Steuerrecht es fordert.',
    ],
  },
  withdrawal: {
    title: 'Widerruf',
    paragraphs: [
      'Lagerware können Sie innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen zurückgeben.',
      'Für Ware, die nach Ihren Maßen gefertigt wurde, besteht kein Widerrufsrecht. Deshalb prüft unser Techniker die Maße vor der Fertigung.',
    ],
  },
  shipping: {
    title: 'Lieferung nach PLZ',
    paragraphs: [
      'Der Preis richtet sich nach Ort und Gesamtgewicht. Sie sehen ihn im Warenkorb, sobald Sie die Postleitzahl eingeben.',
      'Lagerware versenden wir binnen zwei Werktagen, Maßware in bis zu 28 Werktagen. Die Abholung im Lager bei Brünn ist kostenlos.',
    ],
  },
  payments: {
    title: 'Zahlung und Anzahlung',
    paragraphs: [
      'Maßware zahlen Sie ganz im Voraus mit 2 % Nachlass oder mit 30 % Anzahlung; den Rest bei der Lieferung oder per Überweisung davor.',
      'Lagerware zahlen Sie mit Karte, per Überweisung oder bar bei der Übernahme.',
    ],
  },
};

export const legalTextsCatalogue: Catalogue<LegalTexts> = {
  cs: {
    terms: {
      title: 'Obchodní podmínky',
      paragraphs: [
        'Závaznou objednávkou vzniká kupní smlouva. Předběžnou objednávku nejprve zkontroluje technik; dokud ji nepotvrdí, nic neplatíte.',
        'Zboží na míru vyrábíme podle rozměrů, které zadáte. Výroba začne, jakmile přijde záloha nebo celá částka.',
        'Platí ceny v okamžiku objednání. Jsou s daní, pokud u nich nestojí jinak.',
      ],
    },
    privacy: {
      title: 'Ochrana osobních údajů',
      paragraphs: [
        'Vaše údaje potřebujeme k vyřízení objednávky, doručení a záruce. Dopravci předáváme jen jméno, adresu a telefon.',
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
      ],
    },
    payments: {
      title: 'Platba a zálohy',
      paragraphs: [
        'Zboží na míru zaplatíte celé předem se slevou 2 %, nebo zálohou 30 % a zbytek při doručení či převodem před ním.',
        'Skladové zboží zaplatíte kartou, převodem nebo hotově při převzetí.',
      ],
    },
  },
  sk: {
    terms: {
      title: 'Obchodné podmienky',
      paragraphs: [
        'Záväznou objednávkou vzniká kúpna zmluva. Predbežnú objednávku najprv skontroluje technik; kým ju nepotvrdí, nič neplatíte.',
        'Tovar na mieru vyrábame podľa rozmerov, ktoré zadáte. Výroba sa začne, keď príde záloha alebo celá suma.',
        'Platia ceny v okamihu objednania. Sú s daňou, ak pri nich nie je uvedené inak.',
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
        'Tovar vyrobený na mieru vrátiť nemožno. Preto rozmery pred výrobou kontroluje technik.',
      ],
    },
    shipping: {
      title: 'Doprava podľa PSČ',
      paragraphs: [
        'Cena závisí od miesta a celkovej hmotnosti. V košíku ju uvidíte, keď zadáte PSČ.',
        'Skladový tovar odosielame do dvoch pracovných dní, tovar na mieru do 28 pracovných dní. Osobný odber v sklade pri Brne je zdarma.',
      ],
    },
    payments: {
      title: 'Platba a zálohy',
      paragraphs: [
        'Tovar na mieru zaplatíte celý vopred so zľavou 2 %, alebo zálohou 30 % a zvyšok pri doručení či prevodom pred ním.',
        'Skladový tovar zaplatíte kartou, prevodom alebo v hotovosti pri prevzatí.',
      ],
    },
  },
  at: german,
  de: german,
  hu: {
    terms: {
      title: 'Általános szerződési feltételek',
      paragraphs: [
        'A kötelező érvényű megrendeléssel adásvételi szerződés jön létre. Az előzetes megrendelést előbb technikusunk ellenőrzi; jóváhagyásáig nem kell fizetnie.',
        'A méretre gyártott árut az Ön által megadott méretek szerint készítjük. A gyártás az előleg vagy a teljes összeg beérkezésekor kezdődik.',
        'A megrendelés pillanatában érvényes árak számítanak. Az árak adóval értendők, ha más nem szerepel mellettük.',
      ],
    },
    privacy: {
      title: 'Adatvédelem',
      paragraphs: [
        'Adataira a megrendeléshez, a szállításhoz és a jótálláshoz van szükségünk. A fuvarozónak csak nevét, címét és telefonszámát adjuk át.',
        'Kérhet tájékoztatást, helyesbítést és törlést. A megrendeléseket a számviteli törvény által előírt ideig őrizzük.',
      ],
    },
    withdrawal: {
      title: 'Elállás a szerződéstől',
      paragraphs: [
        'A raktári árut átvételtől számított 14 napon belül indoklás nélkül visszaküldheti.',
        'Az egyedi méretre gyártott árura nincs elállási jog. Ezért gyártás előtt technikus ellenőrzi a méreteket.',
      ],
    },
    shipping: {
      title: 'Szállítás irányítószám szerint',
      paragraphs: [
        'Az ár a helytől és az összsúlytól függ. Magyarországon a szállítás árát a megrendelés elküldése után számítjuk ki.',
        'A raktári árut két munkanapon belül, a méretre gyártottat legfeljebb 28 munkanap alatt adjuk fel.',
      ],
    },
    payments: {
      title: 'Fizetés és előleg',
      paragraphs: [
        'A fizetés módját a megrendelés elküldése után telefonon egyeztetjük.',
        'A fennmaradó összeget átvételkor vagy előtte átutalással fizetheti.',
      ],
    },
  },
};
