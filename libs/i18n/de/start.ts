import type { StartPageTexts } from '../texts/start';

export const start: StartPageTexts = {
  title: 'Fenster und Türen nach Maß',
  heading: 'Fenster und Türen nach Maß, auf den Millimeter genau',
  lead: 'Typ wählen, Maß eingeben und in jedem Schritt Zeichnung und Preis sehen. Das dauert etwa fünf Minuten.',
  designWindow: 'Fenster entwerfen',
  toStock: 'Ab Lager kaufen',
  products: 'Produkte',
  stepsHeading: 'Vom Maß zum Fenster',
  steps: [
    {
      title: 'Wählen und messen',
      text: 'Ein Maßband und unsere Messanleitung genügen. Montagefuge und Bodenprofil zieht der Rechner selbst ab.',
    },
    {
      title: 'Preis sofort sehen',
      text: 'Jede Auswahl zeigt den Preisunterschied, bevor Sie sie bestätigen. Die Lieferung rechnen wir nach PLZ.',
    },
    {
      title: 'Der Techniker prüft',
      text: 'Vor der Fertigung prüft ein Techniker die Bestellung und ruft Sie an. Bei Maßfenstern ist das kostenlos.',
    },
    { title: 'Wir liefern nach Hause', text: 'Nach Maß in bis zu 28 Werktagen, Lagermaße in zwei bis drei Werktagen.' },
  ],
  profileHeading: 'Was im Profil steckt',
  profileLead:
    'Die Qualität eines Fensters erkennt man nicht am Foto, sondern am Schnitt. Deshalb zeigen wir ihn bei jedem Profil.',
  profileDrawing: 'Schnitt durch das Fenster: Rahmen, Flügel und Dreifachglas',
  profileParts: [
    { part: 'Sechs Kammern im Rahmen', value: '80 mm' },
    { part: 'Innere Anschlagdichtung', value: '' },
    { part: 'Mitteldichtung', value: '' },
    { part: 'Dreifachglas mit Argon', value: '44 mm' },
    { part: 'Stahlverstärkung', value: '1,5 mm' },
  ],
  stockHeading: 'Ab Lager, Versand binnen zwei Werktagen',
  stockLead: 'Fertige Größen in Weiß. Lieferung in zwei bis drei Werktagen.',
  size: 'Maß in mm',
  design: 'Ausführung',
  drawing: 'Zeichnung',
  availability: 'Bestand',
  buy: 'Kaufen',
  toCart: 'In den Warenkorb',
  adding: 'Wird hinzugefügt …',
  added: (name) => `Im Warenkorb: ${name}`,
  notAdded: 'Das Produkt konnte nicht in den Warenkorb gelegt werden',
  pieces: (count) => `${count} Stück`,
  soldOut: 'zurzeit ausverkauft',
  measureHeading: 'Richtig messen',
  measureLead: 'Messen Sie die Öffnung in der Wand an drei Stellen und nehmen Sie das kleinste Maß.',
  measures: [
    { title: 'Breite', text: 'Die Öffnung ist 2 bis 3 cm breiter als das Fenster.' },
    { title: 'Höhe', text: 'Die Gesamthöhe liegt 5 bis 6 cm unter der Öffnung.' },
    { title: 'Bodenprofil', text: 'Die Fensterhöhe enthält das Bodenprofil von 30 mm nicht.' },
  ],
  productsMissing: 'Die Produkte konnten nicht geladen werden.',
};
