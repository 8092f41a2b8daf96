/** The mail with the link to a sent cart (MAIL-06). Days come ready written. */
export const cartMail = {
  subject: 'Košík z\u00a0obchodu Fenestra',
  about: (day: string) => `Košík ze dne ${day}`,
  title: 'Košík k\u00a0prohlédnutí i\u00a0objednání',
  /** Who sends it, in the words of the sender. */
  intro: (name: string) =>
    `${name} vám posílá košík z\u00a0našeho obchodu. Můžete si ho prohlédnout, upravit i\u00a0objednat. Košík odesílatele se tím nezmění.`,
  open: 'Otevřít košík',
  look: 'Jen prohlédnout',
  note: (name: string) => `Poznámka: ${name}`,
  content: 'Co je v\u00a0košíku',
  /** Below the lines of a mail that says less of the last ones. */
  shortened: 'Rozpis ceny dalších položek uvidíte v\u00a0košíku.',
  free: 'zdarma',
  /** From when the totals are, and what happens to them. */
  prices: (day: string) =>
    `Ceny a\u00a0termín jsou ze dne ${day}. Ceny výrobků v\u00a0košíku zůstávají, dopravu, slevy a\u00a0termín po otevření spočítáme znovu. Od smlouvy na výrobky na míru nelze odstoupit bez udání důvodu.`,
};
