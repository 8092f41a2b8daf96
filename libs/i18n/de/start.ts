import { madeToMeasureDays, stockDaysFrom, stockDaysTo } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const start: Texts['start'] = {
  heading: 'Fenster und Türen nach Maß, auf den Millimeter genau',
  lead: 'Wählen Sie ein Produkt, das Maß geben Sie im nächsten Schritt ein. Die Preise gelten für das kleinste Maß.',
  stepsHeading: 'Vom Maß zum Fenster',
  steps: [
    {
      title: 'Wählen und messen',
      text: 'Ein Maßband und unsere Messanleitung genügen. Montagefuge und Anschlussprofil zieht der Konfigurator automatisch ab.',
    },
    {
      title: 'Preis sofort sehen',
      text: 'Jede Auswahl zeigt den Preisunterschied, bevor Sie sie bestätigen. Die Lieferkosten berechnen wir nach Ihrer PLZ.',
    },
    {
      title: 'Ein Techniker prüft',
      text: 'Vor der Fertigung prüft ein Techniker die Bestellung, und unser Kundenservice ruft Sie an. Bei Fenstern nach Maß ist das kostenlos.',
    },
    {
      title: 'Wir liefern an Ihre Adresse',
      text: `Nach Maß in bis zu ${madeToMeasureDays}\u00a0Arbeitstagen (Mo–Fr), Lagermaße in ${stockDaysFrom} bis ${stockDaysTo}\u00a0Arbeitstagen.`,
    },
  ],
  profileHeading: 'Was im Profil steckt',
  profileLead:
    'Die Qualität eines Fensters erkennt man nicht am Foto, sondern am Querschnitt. Deshalb zeigen wir ihn bei jedem Profil.',
  profileDrawing: 'Querschnitt des Fensters: Rahmen, Flügel und Dreifachverglasung',
  profileParts: [
    { part: 'Sechs Kammern im Rahmen', value: '80\u00a0mm' },
    { part: 'Innere Anschlagdichtung', value: '' },
    { part: 'Mitteldichtung', value: '' },
    { part: 'Dreifachverglasung mit Argon', value: '44\u00a0mm' },
    { part: 'Stahlverstärkung', value: '1,5\u00a0mm' },
  ],
  stockHeading: 'Ab Lager: Versand innerhalb von zwei Arbeitstagen',
  stockLead: `Die Bänder sehen Sie vom Raum aus. Fertige Größen sind weiß und kommen in ${stockDaysFrom} bis ${stockDaysTo}\u00a0Arbeitstagen.`,
  size: 'Breite × Höhe in mm',
  product: 'Produkt',
  openingSide: 'Öffnungsseite',
  drawing: 'Zeichnung',
  availability: 'Bestand',
  buy: 'Kaufen',
  toCart: 'In den Warenkorb',
  adding: 'Wird hinzugefügt\u00a0…',
  added: (name) => `Im Warenkorb: ${name}`,
  notAdded: 'Das Produkt konnte nicht in den Warenkorb gelegt werden',
  madeToMeasure: 'Nach Maß',
  hinges: {
    right: { what: 'Bänder', where: 'rechts', handle: 'Griff links' },
    left: { what: 'Bänder', where: 'links', handle: 'Griff rechts' },
    'sides-handle-right': { what: 'Bänder', where: 'außen', handle: 'Griff am rechten Flügel' },
    'sides-handle-left': { what: 'Bänder', where: 'außen', handle: 'Griff am linken Flügel' },
    'sides-handles': { what: 'Bänder', where: 'außen', handle: 'Griff an jedem Flügel' },
    bottom: { what: 'Bänder', where: 'unten', handle: 'Griff oben' },
    top: { what: 'Bänder', where: 'oben', handle: 'Griff unten' },
    middle: { what: 'Achse', where: 'in der Mitte', handle: 'Griff oben' },
    none: { what: 'nicht zu öffnen', handle: 'ohne Griff' },
  },
  measureHeading: 'Richtig messen',
  measureLead: 'Messen Sie Breite und Höhe der Maueröffnung an je drei Stellen und verwenden Sie das kleinste Maß.',
  measures: [
    {
      title: 'Breite',
      text: 'Die Maueröffnung ist 2 bis 3\u00a0cm breiter als das Fenster, bei großen oder farbigen Fenstern bis 5\u00a0cm.',
    },
    {
      title: 'Höhe',
      text: 'Die Bestellhöhe liegt 5 bis 6\u00a0cm unter der Höhe der Maueröffnung, bei großen oder farbigen Fenstern bis 8\u00a0cm.',
    },
    {
      title: 'Fensterbankanschlussprofil',
      text: 'Es ist 30\u00a0mm hoch, darin schon berücksichtigt und gehört nicht zur Bestellhöhe.',
    },
  ],
};
