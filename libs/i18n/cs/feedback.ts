import type { FeedbackTexts } from '../texts/feedback';

export const feedback: FeedbackTexts = {
  lead: 'Odpovíme do druhého pracovního dne.',
  name: 'Jméno',
  phone: 'Telefon',
  email: 'E-mail',
  message: 'Zpráva',
  attached: 'Přiložíme rozdělanou konfiguraci, abyste ji nemuseli popisovat.',
  use: 'Údaje použijeme jen k\u00a0odpovědi.',
  useChecked: 'Při odeslání ověříme, že nejste robot. Údaje použijeme jen k\u00a0odpovědi.',
  cancel: 'Zrušit',
  send: 'Odeslat zprávu',
  sending: 'Odesíláme…',
  submit_msg_true: 'Děkujeme, zpráva byla odeslána.',
  otherWay: 'Co jste napsali, tu zůstalo. Zkuste to znovu, nebo zavolejte na {phone}.',
};
