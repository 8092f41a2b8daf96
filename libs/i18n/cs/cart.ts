import type { ColoursTexts } from '../colours-text';

/** Cart content, sum box and services (CART, SERV). */
export const cart = {
  heading: 'Košík',
  checkoutHeading: 'Doprava, platba a\u00a0údaje',
  parts: ['Obsah košíku', 'Doprava a\u00a0platba', 'Údaje'] satisfies readonly [
    content: string,
    delivery: string,
    details: string,
  ],
  partsLabel: 'Kroky objednávky',
  empty: 'Košík je prázdný',
  emptyLead: 'Navrhněte si okno, nebo vyberte hotový rozměr ze skladu.',
  /** The browser stores nothing for the shop. */
  storageBlocked:
    'Váš prohlížeč nedovoluje webu nic ukládat, a\u00a0košík proto vydrží jen na této stránce. Povolte prosím tomuto webu cookies a\u00a0data stránek, nebo objednávku dokončete, aniž byste stránku opustili.',
  toConfigurator: 'Navrhnout okno',
  loadFailed: 'Košík se nepodařilo načíst.',
  changeFailed: 'Změnu se nepodařilo uložit. Zkuste to prosím znovu.',
  made: 'Výrobky na míru',
  stock: 'Skladové výrobky',
  accessories: 'Příslušenství k\u00a0montáži',
  parameters: {
    /** An element of an assembly, counted from 1. */
    element: (n: number) => `Prvek ${n}`,
    couplings: 'Spojky',
    profile: 'Profil',
    colour: 'Barva',
    opening: 'Otevírání',
    transom: 'Příčník',
    filling: 'Výplň',
    glass: 'Sklo',
    handle: 'Klika',
    spacer: 'Rámeček',
    lock: 'Zámek',
    threshold: 'Práh',
    stock: 'Sklad',
  },
  colours: {
    both: (colour) => `${colour} z\u00a0obou stran`,
    each: (outside, inside) => `zvenku ${outside}, zevnitř ${inside}`,
  } satisfies ColoursTexts,
  /** `quantity` is written with its unit where that is not the piece. */
  perPiece: (quantity: string, price: string) => `${quantity}\u00a0×\u00a0${price}`,
  quantity: (name: string) => `Počet kusů: ${name}`,
  less: (name: string) => `O\u00a0kus méně: ${name}`,
  more: (name: string) => `O\u00a0kus více: ${name}`,
  edit: 'Upravit',
  editNamed: (name: string) => `Upravit: ${name}`,
  remove: 'Odebrat',
  removeNamed: (name: string) => `Odebrat: ${name}`,
  onlyInStock: (pieces: number) => `Aktuálně skladem pouze ${pieces}\u00a0ks`,
  addProduct: 'Přidat další výrobek',
  addWindow: 'Přidat další okno',
  addAccessories: 'Přidat příslušenství',
  noAccessories: 'Pěna, kotvy, pásky, klínky: množství spočítáme podle výrobků v\u00a0košíku.',
  services: 'Služby',
  technicalControl: {
    name: 'Technická kontrola objednávky',
    text: 'Technik vaše rozměry zkontroluje a\u00a0klientské centrum vám před výrobou zavolá. U\u00a0výrobků na míru ji přidáváme automaticky, ale můžete ji zrušit.',
    bindingWarning: 'Bez technické kontroly je objednávka hned závazná.',
    obligatory: 'Patří ke každé objednávce.',
    worth: (amount: string) => `v\u00a0hodnotě ${amount}`,
  },
  comfort: {
    name: 'Komfortní doručení až do bytu',
    text: 'Do 48\u00a0hodin od předání dopravci. Nejvýše 200\u00a0cm na výšku, 300\u00a0cm na délku a\u00a070\u00a0kg na kus.',
  },
  childGuard: {
    name: 'Dětská pojistka',
    text: 'Křídlo půjde bez klíčku jen sklopit. Osadíme ji na všechna otevíravá křídla.',
  },
  free: 'zdarma',
  /** Of a delivery that has no price: it is free, or is calculated after the order (PAY-08). */
  deliveryUnpriced: 'zdarma',
  summary: 'Souhrn',
  products: 'Výrobky a\u00a0příslušenství',
  discount: 'Sleva',
  delivery: 'Doprava',
  deliveryTo: (place: string) => `Doprava, ${place}`,
  /** Names the ways to pay, before an order is begun. */
  payments: 'Způsoby platby',
  /** Names the country to which goods are delivered. */
  deliversTo: 'Kam doručujeme',
  /** The legal one, and how long it lasts. */
  liability: { name: 'Odpovědnost za vady', lasts: 'dva roky od převzetí' },
  deliveryUnknown: 'podle PSČ',
  totalNet: 'Celkem bez DPH',
  totalGross: 'Celkem s\u00a0DPH',
  dueNow: 'Zaplatíte teď',
  dueLater: 'Doplatíte později',
  /** Of a payment of the whole sum at once. */
  prepaid: 'Sleva za platbu celé částky předem',
  /** The goods above the button that orders them. */
  ordered: 'Objednáváte',
  toCheckout: 'Doprava a\u00a0platba',
  goOn: 'Pokračovat',
  noReturn: 'Od smlouvy na výrobky na míru nelze odstoupit bez udání důvodu.',
  /** What the shop does about it, where the technical control is not dropped. */
  checkedFirst: 'Rozměry proto před výrobou zkontroluje technik.',
  sendByMail: 'Poslat košík e-mailem',
  added: 'Vloženo do košíku.',
};
