import type { SentCartTexts } from '../texts/sent-cart';

export const sentCart: SentCartTexts = {
  lead: 'Wir senden einen Link zu einer Kopie des Warenkorbs, wie Sie ihn jetzt sehen. Ihr Warenkorb bleibt, wie er ist.',
  send: 'Warenkorb senden',
  sending: 'Wird gesendet…',
  sent: 'Gesendet',
  sentTo: 'Den Link zum Warenkorb haben wir an {email} gesendet.',
  term: 'Sie können den Warenkorb sich selbst oder jemand anderem senden. Wer den Link öffnet, kann sich den Warenkorb ansehen oder ihn gleich bestellen.',
  savedOn: 'Warenkorb vom {day}',
  undated: 'Warenkorb ansehen',
  onlyToLookAt:
    'Sie können sich diesen Warenkorb ansehen. Wenn Sie ihn ändern oder bestellen möchten, übernehmen Sie ihn.',
  gone: 'Dieser Warenkorb ist nicht mehr verfügbar',
  goneLead: 'Er wurde inzwischen bestellt oder der Link ist abgelaufen. Bitte gestalten Sie ein neues Produkt.',
  question: 'Warenkorb aus dem Link übernehmen?',
  yours: 'Ihr jetziger Warenkorb',
  fromLink: 'Warenkorb aus dem Link',
  lines: { one: '{n}\u00a0Position', other: '{n}\u00a0Positionen' },
  price: '{price} inkl. MwSt.',
  replaces: 'Ihr jetziger Warenkorb wird dadurch ersetzt.',
  lookAt: 'Nur ansehen',
  keep: 'Eigenen behalten',
  load: 'Aus Link übernehmen',
  loaded: 'Der Warenkorb aus dem Link ist übernommen.',
  soldOut: 'Diese Produkte sind nicht mehr auf Lager. Wir haben sie deshalb aus dem Warenkorb entfernt:',
};
