import type { OrderStage } from '@fenestra/domain/ordering/order-progress';
import type { OverStage } from '@fenestra/domain/ordering/order-progress';
import type { ProgressStep } from '@fenestra/domain/ordering/order-progress';

/** What the lasting page of an order says (decision 57). Days and amounts come as they are written in the country. */
export const orderPage = {
  orderOf: (day: string) => `Objednávka ze dne ${day}`,
  /** After the number of the order, and what it means; of one that is over `orderDetails.over` says it. */
  stages: {
    'to-pay': 'zbývá zaplatit',
    failed: 'platba neproběhla',
    received: 'objednávku máme',
    checking: 'čeká na kontrolu rozměrů',
    planned: 'objednávka je potvrzená',
    making: 'vyrábíme',
    packing: 'chystáme zboží',
    sent: 'zboží je na cestě',
    ready: 'připraveno k\u00a0vyzvednutí',
    cancelled: 'objednávka je zrušená',
    ended: 'objednávka skončila',
    refunding: 'vracíme peníze',
    refunded: 'peníze jsme vrátili',
  } satisfies Record<OrderStage, unknown>,
  leads: {
    'to-pay': 'Jakmile platba přijde, dáme se do práce.',
    failed: 'Nic se nestrhlo a\u00a0objednávka zůstává uložená. Můžete ji zaplatit znovu.',
    received: 'Teď ji zpracováváme. Další krok najdete níže.',
    checking: 'Klientské centrum vám zavolá a\u00a0rozměry s\u00a0vámi projde. Vyrábět začneme až potom.',
    planned: 'Počkáme, jestli ještě něco nezměníte, a\u00a0pak začneme vyrábět.',
    making: 'Objednávka je potvrzená a\u00a0je ve výrobě. Až bude hotová, ozveme se vám.',
    packing: 'Zboží máme skladem a\u00a0připravujeme ho.',
    sent: 'Zboží opustilo náš sklad. Hodinu dodání s\u00a0vámi domluvíme po telefonu.',
    ready: 'Zboží na vás čeká ve skladu. Při vyzvednutí stačí číslo objednávky.',
  } satisfies Record<Exclude<OrderStage, OverStage>, unknown>,
  /** In place of a check of sizes, where all goods are from stock. */
  call: {
    stage: 'čeká na domluvu po telefonu',
    lead: 'Klientské centrum vám zavolá, objednávku s\u00a0vámi projde a\u00a0domluví předání. Zboží připravíme potom.',
    step: 'Domluva po telefonu',
  },
  paid: 'Zaplaceno',
  /** What was given back of it. */
  returned: 'Vráceno',
  left: 'Zbývá',
  /** The box of sums, and its bar. */
  paidAndLeft: 'Zaplaceno a\u00a0zbývá',
  paidPercent: (percent: number) => `Zaplaceno ${percent}\u00a0%`,
  /** Heading of what is to be paid now, and of the rest after a deposit. */
  payment: 'Platba',
  rest: 'Doplatek',
  /** Before what can be paid on the page, and the ways to where it is. */
  dueNow: 'Zaplatit teď',
  pay: 'Zaplatit',
  goToPayment: (amount: string) => `Zaplatit ${amount}`,
  way: 'Průběh',
  steps: {
    placed: 'Objednávka přijata',
    payment: 'Platba',
    deposit: 'Záloha',
    check: 'Kontrola rozměrů',
    production: 'Výroba',
    rest: 'Doplatek',
    delivery: 'Dodání',
    pickup: 'Připraveno k\u00a0vyzvednutí',
  } satisfies Record<ProgressStep | 'pickup', unknown>,
  confirmationSent: (email: string) => `Potvrzení jsme poslali na adresu ${email}.`,
  amountCame: (amount: string) => `${amount} jsme přijali.`,
  waitingForPayment: 'Čekáme na platbu.',
  /** Until when goods from stock are held while the link of the mail is not opened, and that they are free for others. */
  heldUntil: (day: string, time: string) =>
    `Zboží ze skladu držíme do ${day}, ${time}. Otevřete odkaz v\u00a0e-mailu s\u00a0potvrzením objednávky a\u00a0podržíme ho pro vás dál.`,
  released:
    'Zboží ze skladu už nedržíme, může si ho koupit i\u00a0někdo jiný. Objednávka platí dál: otevřete odkaz v\u00a0našem e-mailu a\u00a0co je ještě skladem, vám znovu rezervujeme. Co chybí, dodáme později.',
  /** Added where the order has what is made to measure too. */
  madeNotReleased: 'Výrobků na míru se to netýká.',
  checkNote: 'Klientské centrum vám zavolá.',
  productionNote: 'Vyrábíme na míru podle objednávky.',
  restNote: 'Převodem před dodáním.',
  deliveryNote: (phone: string) => `Termín s\u00a0vámi domluvíme na čísle ${phone}.`,
  /** By which the carrier knows what is on its way. */
  parcel: (code: string) => `Číslo zásilky: ${code}`,
  changes: 'Změna objednávky',
  changesOpen:
    'Než začneme vyrábět, můžete změnit rozměry, barvu i\u00a0výbavu. Zavolejte nebo napište nám a\u00a0uveďte číslo objednávky.',
  changesUntil: (day: string) =>
    `Rozměry, barvu i\u00a0výbavu můžete změnit do ${day}, pak začneme vyrábět. Zavolejte nebo napište nám a\u00a0uveďte číslo objednávky.`,
  changesOver:
    'Podle objednávky už vyrábíme, proto ji změnit nejde. S\u00a0adresou a\u00a0termínem dodání vám pomůže zákaznická linka.',
  documents: 'Doklady',
  summary: 'Souhrn objednávky',
  proforma: 'Zálohová faktura',
  noTaxDocument: 'Není daňovým dokladem.',
  download: 'Stáhnout',
  /** A paper is drawn when it is asked for. */
  preparing: 'Doklad připravujeme…',
  notPrepared: 'Doklad se teď nepodařilo připravit. Zkuste to prosím za chvíli znovu.',
  deliverTo: { delivery: 'Dodání', pickup: 'Vyzvednutí' },
  invoiceTo: 'Faktura',
  onlyYours: 'Odkaz na tuto stránku je jen váš. Kdo ho má, vidí objednávku.',
  /** In place of whose it is, once that was erased. */
  erased: 'Osobní údaje k\u00a0této objednávce jsme smazali; ponechali jsme jen to, co musí zůstat v\u00a0účetnictví.',
  /** Where the link opens nothing. */
  unknown: 'Tento odkaz žádnou objednávku neotevírá',
  unknownLead: 'Zkontrolujte, zda je celý. Odkaz najdete v\u00a0e-mailu s\u00a0potvrzením objednávky.',
  /** Where the shop could not be asked. */
  failed: 'Objednávku se teď nepodařilo načíst.',
};
