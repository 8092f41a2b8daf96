/** The message to the shop's people (FEED-01). */
export const feedback = {
  lead: 'Odpovíme do druhého pracovního dne.',
  name: 'Jméno',
  phone: 'Telefon',
  email: 'E-mail',
  message: 'Zpráva',
  /** Said under the message where something is being configured. */
  attached: 'Přiložíme rozdělanou konfiguraci, abyste ji nemuseli popisovat.',
  /** What becomes of the data; with or without a check that a person writes. */
  use: 'Údaje použijeme jen k\u00a0odpovědi.',
  useChecked: 'Při odeslání ověříme, že nejste robot. Údaje použijeme jen k\u00a0odpovědi.',
  cancel: 'Zrušit',
  send: 'Odeslat zprávu',
  sending: 'Odesíláme…',
  /** I18N-08: under this key the texts of the storefront are served. */
  submit_msg_true: 'Děkujeme, zpráva byla odeslána.',
  /** After a failure. */
  otherWay: 'Co jste napsali, tu zůstalo. Zkuste to znovu, nebo zavolejte na {phone}.',
};
