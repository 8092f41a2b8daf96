import type { Texts } from '../texts/texts';

export const cartMail: Texts['cartMail'] = {
  subject: 'Košík z\u00a0obchodu Fenestra',
  about: (day) => `Košík zo dňa ${day}`,
  title: 'Košík na prezretie aj objednanie',
  intro: (name) =>
    `${name} vám posiela košík z\u00a0nášho obchodu. Môžete si ho prezrieť, upraviť aj objednať. Košík odosielateľa sa tým nezmení.`,
  open: 'Otvoriť košík',
  look: 'Len prezrieť',
  note: (name) => `Poznámka: ${name}`,
  content: 'Čo je v\u00a0košíku',
  shortened: 'Rozpis ceny ďalších položiek uvidíte v\u00a0košíku.',
  free: 'zadarmo',
  prices: (day) =>
    `Ceny a\u00a0termín sú zo dňa ${day}. Ceny výrobkov v\u00a0košíku zostávajú, dopravu, zľavy a\u00a0termín po otvorení prepočítame. Od zmluvy na výrobky na mieru nemožno odstúpiť bez uvedenia dôvodu.`,
};
