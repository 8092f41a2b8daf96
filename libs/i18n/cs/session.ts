import type { SessionTexts } from '../texts/session';

export const session: SessionTexts = {
  saved: 'Uloženo. Každá změna se ukládá hned.',
  saving: 'Ukládáme…',
  waiting: 'Změna čeká na připojení, nic se neztratí.',
  startedOtherwise: (wanted, taken) =>
    `Rozměr ${wanted}\u00a0mm z\u00a0odkazu nejde vyrobit, začínáme s\u00a0${taken}\u00a0mm.`,
  heldPrice: (day) => `Cena z\u00a0nabídky drží do ${day}; změna ji přepočítá.`,
  earlier: (name, size) => `Rozpracovaný výrobek ${name}, ${size}\u00a0mm, zůstal uložený.`,
  backToEarlier: 'Vrátit se k\u00a0němu',
};
