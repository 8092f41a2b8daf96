import type { Texts } from '../texts/texts';

export const feedback: Texts['feedback'] = {
  lead: 'Wir antworten spätestens am zweiten Arbeitstag.',
  name: 'Name',
  phone: 'Telefon',
  email: 'E\u2011Mail',
  message: 'Nachricht',
  attached: 'Ihre aktuelle Konfiguration hängen wir an, Sie müssen sie nicht beschreiben.',
  use: 'Ihre Angaben nutzen wir nur für die Antwort.',
  useChecked: 'Beim Senden prüfen wir, ob ein Mensch schreibt. Ihre Angaben nutzen wir nur für die Antwort.',
  cancel: 'Abbrechen',
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  submit_msg_true: 'Danke, Ihre Nachricht wurde gesendet.',
  otherWay: 'Ihre Eingaben sind noch da. Versuchen Sie es noch einmal oder rufen Sie uns an: {phone}.',
};
