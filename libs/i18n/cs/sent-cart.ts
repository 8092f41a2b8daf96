import type { PluralForms } from '../plural-forms';

/** A cart sent by e-mail, looked at and loaded from its link (MAIL, PREV). `{day}` and others are values. */
export const sentCart = {
  lead: 'Pošleme odkaz na kopii košíku, jak ho teď vidíte. Váš košík zůstane, jak je.',
  /** Labels of name and address: the mail says who sends the cart. */
  sender: 'Jméno odesílatele',
  recipient: 'E-mail příjemce',
  send: 'Poslat košík',
  sending: 'Posíláme…',
  sent: 'Odesláno',
  sentTo: 'Odkaz na košík jsme poslali na {email}.',
  term: 'Poslat můžete košík sobě i\u00a0někomu jinému. Kdo odkaz otevře, může si košík prohlédnout nebo ho rovnou objednat.',
  /** PREV-01 */
  savedOn: 'Košík uložený {day}',
  undated: 'Náhled košíku',
  onlyToLookAt: 'Košík si můžete prohlédnout. Pokud ho chcete upravit nebo objednat, načtěte si ho.',
  /** Of a cart that was ordered, has expired or never was (Err 30). */
  gone: 'Tento košík už není k\u00a0dispozici',
  goneLead: 'Někdo ho mezitím objednal, nebo jeho odkaz přestal platit. Navrhněte si prosím nový výrobek.',
  /** MAIL-09 */
  question: 'Načíst košík z\u00a0odkazu?',
  yours: 'Váš košík teď',
  fromLink: 'Košík z\u00a0odkazu',
  /** `{n}` lines by the plural forms of the language, and what they cost. */
  lines: { one: '{n}\u00a0položka', few: '{n}\u00a0položky', other: '{n}\u00a0položek' } as PluralForms,
  price: '{price} s\u00a0DPH',
  /** MAIL-12 */
  replaces: 'Současný košík tím nahradíte.',
  lookAt: 'Jen prohlédnout',
  keep: 'Nechat svůj košík',
  load: 'Načíst z\u00a0odkazu',
  loaded: 'Košík z\u00a0odkazu je načtený.',
  add: 'Přidat do svého košíku',
  added: 'Položky z\u00a0odkazu jsou v\u00a0košíku.',
  unreachable: 'Košík se nepodařilo načíst',
  unreachableLead: 'Zkontrolujte připojení a\u00a0zkuste to znovu.',
  /** MAIL-11; the products follow. */
  soldOut: 'Tyto výrobky už nejsou skladem, proto jsme je z\u00a0košíku odebrali:',
  /** The products follow, each with the pieces that are in the cart now. */
  fewer: 'Některých výrobků není skladem tolik, kolik jich je v\u00a0odkazu. V\u00a0košíku teď máte:',
};
