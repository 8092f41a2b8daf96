/** What changed in a cart since it was filled. `{name}` is the product with its size, `{offered}` and `{today}` are net prices of one piece. */
export const changedLines = {
  heading: 'Od minula se změnilo',
  dearer: '{name}: dnes za\u00a0{today}, vaše nabídka {offered} platí do {day}. Ceny jsou za kus {basis}.',
  over: '{name}: nabídka za\u00a0{offered} platila do {day}, teď stojí {today}. Ceny jsou za kus {basis}.',
  keep: 'Ponechat nabídku',
  keepNamed: 'Ponechat nabídku: {name}',
  takeToday: 'Vzít dnešní cenu',
  takeTodayNamed: 'Vzít dnešní cenu: {name}',
  noted: 'Rozumím',
  notedNamed: 'Rozumím: {name}',
  fewer: '{name}: v\u00a0košíku máte {had}\u00a0ks, skladem už je jen {left}\u00a0ks.',
  lower: 'Snížit na {left}\u00a0ks',
  lowerNamed: 'Snížit na {left}\u00a0ks: {name}',
  soldOut: '{name}: výrobek už není skladem.',
};
