import type { Texts } from '../texts/texts';

export const session: Texts['session'] = {
  saved: 'Gespeichert. Jede Änderung wird sofort gesichert.',
  saving: 'Wird gespeichert\u00a0…',
  waiting: 'Die Änderung wartet auf die Verbindung, es geht nichts verloren.',
  startedOtherwise: (wanted, taken) =>
    `Das Maß ${wanted}\u00a0mm aus dem Link lässt sich nicht fertigen, wir beginnen mit ${taken}\u00a0mm.`,
  heldPrice: (day) => `Der Angebotspreis gilt bis ${day}; eine Änderung berechnet ihn neu.`,
  earlier: (name, size) => `Ihr angefangenes Produkt ${name}, ${size}\u00a0mm, bleibt gespeichert.`,
  backToEarlier: 'Zurück zu diesem Produkt',
};
