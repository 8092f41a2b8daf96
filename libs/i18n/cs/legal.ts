import { madeToMeasureDays, madeToSizeDays } from '@fenestra/domain/shop/delivery-promise';

/** Short forms of the legal texts (OPEN-Q-106: placeholders, to be replaced by the lawyer's wording). */
export const legal = {
  terms: {
    title: 'Obchodní podmínky',
    paragraphs: [
      'Závaznou objednávkou vzniká kupní smlouva. Předběžnou objednávku nejprve zkontroluje technik a\u00a0závaznou se stane až naším potvrzením. Převod můžete poslat i\u00a0předtím; pokud objednávku nepotvrdíme, celý vám ho vrátíme.',
      'Zboží na míru vyrábíme podle rozměrů, které zadáte. Výroba začne, jakmile přijde záloha nebo celá částka, u\u00a0předběžné objednávky až po jejím potvrzení.',
      'Platí ceny v\u00a0okamžiku objednání. Jsou včetně DPH, pokud u\u00a0nich není uvedeno jinak.',
      'Smlouvu uzavřete tak, že výrobky vložíte do košíku, zvolíte dopravu a\u00a0platbu, vyplníte údaje a\u00a0objednávku odešlete. Do odeslání můžete vše v\u00a0košíku i\u00a0ve formuláři změnit; co je vyplněno chybně, formulář označí. Přijetí hned potvrdíme e-mailem, ve kterém je celá objednávka a\u00a0v\u00a0příloze tyto podmínky. Smlouvu uzavíráme v\u00a0češtině a\u00a0ukládáme ji; přes odkaz z\u00a0e-mailu ji najdete i\u00a0později.',
    ],
  },
  privacy: {
    title: 'Ochrana osobních údajů',
    paragraphs: [
      'Vaše údaje potřebujeme k\u00a0vyřízení objednávky, doručení a\u00a0k\u00a0vyřízení reklamací. Dopravci předáváme jen jméno, adresu a\u00a0telefon.',
      'Můžete žádat o\u00a0výpis, opravu i\u00a0smazání. Objednávky uchováváme po dobu, kterou ukládá zákon o\u00a0účetnictví.',
    ],
  },
  withdrawal: {
    title: 'Odstoupení od smlouvy',
    paragraphs: [
      'Od smlouvy na skladové zboží můžete odstoupit do 14\u00a0dnů od převzetí bez udání důvodu.',
      'Stačí formulář „Odstoupit od smlouvy zde“, na který vede patička každé stránky i\u00a0stránka objednávky; odstoupit můžete také e-mailem nebo dopisem. Přijetí hned potvrdíme e-mailem. Zboží vrátíte do 14\u00a0dnů od odstoupení; peníze vrátíme do 14\u00a0dnů od odstoupení, ne však dříve, než zboží dostaneme nebo než doložíte, že jste ho odeslali.',
      'Od smlouvy na zboží vyrobené na míru nebo nastříhané na délku podle vašeho zadání nelze odstoupit bez udání důvodu; práva z\u00a0vadného plnění tím nejsou dotčena. Pokud technickou kontrolu nezrušíte, rozměry před výrobou zkontroluje technik.',
    ],
  },
  shipping: {
    title: 'Doprava podle PSČ',
    paragraphs: [
      'Cena závisí na místě a\u00a0celkové hmotnosti. V\u00a0košíku ji uvidíte, jakmile zadáte PSČ.',
      `Skladové zboží odesíláme do dvou pracovních dnů, zboží na míru dodáme do ${madeToMeasureDays}\u00a0pracovních dnů od přijetí zálohy nebo platby. Osobní odběr ve skladu u\u00a0Brna je zdarma.`,
      `Žaluzie, sítě, parapety a\u00a0prahy vyráběné na míru ke skladovému výrobku prodlouží dodání až o\u00a0${madeToSizeDays}\u00a0pracovních dnů.`,
    ],
  },
  payments: {
    title: 'Platba a\u00a0zálohy',
    paragraphs: [
      'Zboží na míru zaplatíte celé předem se slevou 2\u00a0%, nebo zálohou 30\u00a0% a\u00a0zbytek při převzetí, nebo převodem před doručením.',
      'Skladové zboží zaplatíte kartou, převodem nebo hotově při převzetí.',
    ],
  },
  complaints: {
    title: 'Reklamace a\u00a0práva z\u00a0vad',
    paragraphs: [
      'Ze zákona odpovídáme za to, že zboží je při převzetí bez vad a\u00a0odpovídá smlouvě. Vadu můžete vytknout do dvou let od převzetí. Tato práva máte vždy a\u00a0nic nestojí; záruka výrobce, pokud ji dává, platí vedle nich.',
      'Vadné zboží bezplatně opravíme nebo vyměníme. Neuděláme-li to v\u00a0přiměřené době, nebo je-li vada podstatná, můžete žádat přiměřenou slevu, nebo od smlouvy odstoupit a\u00a0dostat peníze zpět.',
      'Vadu nám oznamte e-mailem, telefonem nebo dopisem. Uveďte číslo objednávky a\u00a0přiložte fotografii. Příjem potvrdíme a\u00a0reklamaci vyřídíme nejpozději do 30\u00a0dnů.',
      'Okna a\u00a0venkovní dveře nesou označení CE podle EN\u00a014351-1. Prohlášení o\u00a0vlastnostech v\u00a0češtině dostanete s\u00a0výrobkem; na požádání ho pošleme předem.',
    ],
  },
  /** Ends the text about complaints: who settles disputes, or that the shop takes no part. */
  disputes: {
    settledBy: (body: string, site: string) =>
      `Pokud se nedohodneme, spor spotřebitele mimosoudně řeší ${body}, ${site}.`,
    noPart: 'Řízení o\u00a0mimosoudním řešení sporů se neúčastníme.',
  },
  /** The contact page, which is the imprint. */
  contact: {
    title: 'Kontakt',
    people: 'Poradí vám',
    hours: 'Zastihnete nás',
    imprint: 'Kdo prodává',
    returns: 'Kam zboží vrátit',
  },
  accessibility: {
    title: 'Přístupnost',
    paragraphs: [
      'V\u00a0tomto obchodě si okno nebo dveře navrhnete, uvidíte jejich cenu, objednáte je, zaplatíte a\u00a0sledujete, co se s\u00a0objednávkou děje. Všechno funguje i\u00a0jen s\u00a0klávesnicí a\u00a0se čtečkou obrazovky, na telefonu i\u00a0při velkém zvětšení.',
      'Řídíme se pravidly WCAG\u00a02.2 na úrovni AA. Výkres má slovní popis, chybu i\u00a0změnu ceny říkáme slovy a\u00a0nic neodlišujeme jen barvou.',
      'Narazíte na překážku? Napište nám nebo zavolejte. Objednávku s\u00a0vámi projdeme i\u00a0po telefonu.',
    ],
  },
};
