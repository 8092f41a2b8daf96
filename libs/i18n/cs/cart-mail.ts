import type { CartMailTexts } from '../texts/cart-mail';

export const cartMail: CartMailTexts = {
  subject: (name) => `Košík z\u00a0obchodu Fenestra: ${name}`,
  about: (day) => `Košík ze dne ${day}`,
  title: 'Košík k prohlédnutí i objednání',
  intro: (name) =>
    `${name} vám posílá košík z našeho obchodu. Můžete si ho prohlédnout, upravit i objednat. Košík odesílatele se tím nezmění.`,
  open: 'Otevřít košík',
  look: 'Jen prohlédnout',
  note: (name) => `Poznámka: ${name}`,
  content: 'Co je v košíku',
  free: 'zdarma',
  prices: (day) =>
    `Ceny a termín jsou ze dne ${day}. Ceny výrobků v košíku zůstávají, dopravu, slevy a termín po otevření spočítáme znovu. Výrobky na míru nelze vrátit bez udání důvodu.`,
};
