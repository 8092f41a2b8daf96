import type { Texts } from '../texts/texts';

export const picker: Texts['picker'] = {
  heading: 'Montagezubehör',
  lead: 'Die Mengen gelten für die Produkte in Ihrem Warenkorb ({pieces}\u00a0Stück, Umfang {perimeter}\u00a0m).',
  leadWithoutProducts: 'Sobald ein Fenster oder eine Tür im Warenkorb liegt, berechnen wir die empfohlenen Mengen.',
  categories: 'Art des Zubehörs',
  held: 'Im Warenkorb: {quantity}',
  recommended: 'Empfohlene Menge: {quantity}',
  use: 'übernehmen',
  reasons: {
    perUnit: 'Umfang {perimeter}\u00a0m, {one} je {metres}\u00a0m',
    withOverlap: 'Umfang {perimeter}\u00a0m plus {percent}\u00a0% für Überlappungen',
    perimeter: 'Umfang {perimeter}\u00a0m',
    anchors: 'je Seite mindestens\u00a02, Abstand höchstens 700\u00a0mm',
    elements: 'Fenster und Türen: {pieces}, {one} reicht für {per}',
    reveal: 'beide Seiten und der Sturz jedes Fensters und jeder Tür',
    sashes: 'öffenbare Flügel: {sashes}',
    order: 'reicht für die ganze Bestellung',
  },
  notNeeded:
    'Die Produkte in Ihrem Warenkorb brauchen diesen Artikel nicht, die empfohlene Menge ist\u00a00. Sie können ihn trotzdem hinzufügen.',
  failed: 'Die Stückzahl konnte nicht berechnet werden.',
  perUnit: { piece: 'je\u00a0Stück', metre: 'je\u00a0Meter', set: 'je\u00a0Set' },
  add: 'Hinzufügen',
  addMore: 'Weitere',
  added: 'In den Warenkorb gelegt: {quantity}, {name}.',
  total: 'Das Zubehör im Warenkorb kostet zusammen {price} {basis}',
  inCart: 'Zubehör im Warenkorb',
  back: 'Zurück zum Warenkorb',
  backShort: 'Zurück',
  listFailed: 'Das Zubehör konnte nicht geladen werden.',
  addFailed: 'Der Artikel konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
};
