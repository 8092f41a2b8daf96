/** What is kept while somebody designs: saving, other tabs, starting with a size, the design before. */
export const session = {
  saved: 'Uloženo. Každá změna se ukládá hned.',
  saving: 'Ukládáme…',
  /** No connection: the changes wait in this tab. */
  waiting: 'Změna čeká na připojení, nic se neztratí.',
  /** The size of the address cannot be made; the reason stands behind. */
  startedOtherwise: (wanted: string, taken: string) =>
    `Rozměr ${wanted}\u00a0mm z\u00a0odkazu nejde vyrobit, začínáme s\u00a0${taken}\u00a0mm.`,
  /** The price is that of a dated offer, until something is changed. */
  heldPrice: (day: string) => `Cena z\u00a0nabídky drží do ${day}; změna ji přepočítá.`,
  earlier: (name: string, size: string) => `Rozpracovaný výrobek ${name}, ${size}\u00a0mm, zůstal uložený.`,
  backToEarlier: 'Vrátit se k\u00a0němu',
};
