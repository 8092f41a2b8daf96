import type { Texts } from '../texts/texts';

export const changedLines: Texts['changedLines'] = {
  heading: 'Od minula sa zmenilo',
  dearer: '{name}: dnes za\u00a0{today}, vaša ponuka {offered} platí do {day}. Ceny sú za kus {basis}.',
  over: '{name}: ponuka za\u00a0{offered} platila do {day}, teraz stojí {today}. Ceny sú za kus {basis}.',
  keep: 'Ponechať ponuku',
  keepNamed: 'Ponechať ponuku: {name}',
  takeToday: 'Prijať dnešnú cenu',
  takeTodayNamed: 'Prijať dnešnú cenu: {name}',
  noted: 'Rozumiem',
  notedNamed: 'Rozumiem: {name}',
  fewer: '{name}: v\u00a0košíku máte {had}\u00a0ks, na sklade je už len {left}\u00a0ks.',
  lower: 'Znížiť na {left}\u00a0ks',
  lowerNamed: 'Znížiť na {left}\u00a0ks: {name}',
  soldOut: '{name}: výrobok už nie je na sklade.',
};
