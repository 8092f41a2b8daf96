import type { Texts } from '../texts/texts';

export const returning: Texts['returning'] = {
  to: (address) => `Die Ware senden Sie bitte an: ${address}.`,
  free: 'Die Kosten der Rücksendung tragen wir.',
  atMost: (amount) => `Die Kosten der Rücksendung tragen Sie, höchstens ${amount}.`,
  form: {
    title: 'Muster-Widerrufsformular',
    hint: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
    to: (seller) => `An: ${seller}`,
    declaration:
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)',
    fields: [
      'Waren',
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    strike: '(*) Unzutreffendes streichen.',
  },
};
