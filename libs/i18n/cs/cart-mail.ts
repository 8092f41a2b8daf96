import type { CartMailTexts } from '../texts/cart-mail';

export const cartMail: CartMailTexts = {
  subject: 'Košík z\u00a0obchodu Fenestra',
  about: (day) => `Košík ze dne ${day}`,
  title: 'Košík k\u00a0prohlédnutí i\u00a0objednání',
  intro: (name) =>
    `${name} vám posílá košík z\u00a0našeho obchodu. Můžete si ho prohlédnout, upravit i\u00a0objednat. Košík odesílatele se tím nezmění.`,
  open: 'Otevřít košík',
  look: 'Jen prohlédnout',
  note: (name) => `Poznámka: ${name}`,
  content: 'Co je v\u00a0košíku',
  shortened: 'Rozpis ceny dalších položek uvidíte v\u00a0košíku.',
  free: 'zdarma',
  prices: (day) =>
    `Ceny a\u00a0termín jsou ze dne ${day}. Ceny výrobků v\u00a0košíku zůstávají, dopravu, slevy a\u00a0termín po otevření spočítáme znovu. Od smlouvy na výrobky na míru nelze odstoupit bez udání důvodu.`,
};
