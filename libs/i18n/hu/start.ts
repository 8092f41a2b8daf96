import { madeToMeasureDays, stockDaysFrom, stockDaysTo } from '@fenestra/domain/shop/delivery-promise';
import type { Texts } from '../texts/texts';

export const start: Texts['start'] = {
  heading: 'Méretre gyártott ablakok és ajtók, milliméterre pontosan',
  lead: 'Válasszon terméket, a méretet a következő lépésben adja meg. Az ár a legkisebb méretre értendő.',
  stepsHeading: 'A mérettől az ablakig',
  steps: [
    {
      title: 'Válasszon és mérjen',
      text: 'Elég egy mérőszalag és a mérési útmutató. A beépítési hézagot és a párkányfogadó profilt a kalkulátor levonja.',
    },
    {
      title: 'Azonnal látja az árat',
      text: 'Minden választásnál látja az árkülönbséget, mielőtt jóváhagyná. A szállítás díját a megrendelés után számítjuk ki.',
    },
    {
      title: 'Technikusunk ellenőrzi',
      text: 'Gyártás előtt technikusunk átnézi a\u00a0megrendelést, és felhívja Önt. Méretre gyártott ablaknál ez díjmentes.',
    },
    {
      title: 'Házhoz szállítjuk',
      text: `Méretre gyártva legfeljebb ${madeToMeasureDays}\u00a0munkanap, raktárról ${stockDaysFrom}–${stockDaysTo}\u00a0munkanap alatt.`,
    },
  ],
  profileHeading: 'Így épül fel a\u00a0profil',
  profileLead: 'Az ablak minőségét nem a fotó, hanem a metszet mutatja meg. Ezért minden profilnál megmutatjuk.',
  profileDrawing: 'Ablak metszete: tok, szárny és háromrétegű üveg',
  profileParts: [
    { part: 'Hat kamra a tokban', value: '80\u00a0mm' },
    { part: 'Belső ütközőtömítés', value: '' },
    { part: 'Középtömítés', value: '' },
    { part: 'Háromrétegű üveg argonnal', value: '44\u00a0mm' },
    { part: 'Acélmerevítés', value: '1,5\u00a0mm' },
  ],
  stockHeading: 'Raktárról, két munkanapon belül feladjuk',
  stockLead: `A zsanérok oldala a szobából nézve értendő. A kész méretek fehérek, ${stockDaysFrom}–${stockDaysTo}\u00a0munkanap alatt kiszállítjuk.`,
  size: 'Méret mm\u2011ben',
  product: 'Termék',
  openingSide: 'Nyitásirány',
  drawing: 'Rajz',
  availability: 'Raktáron',
  buy: 'Vásárlás',
  toCart: 'Kosárba',
  adding: 'Kosárba tesszük…',
  added: (name) => `A kosárban: ${name}`,
  notAdded: 'A terméket nem sikerült a kosárba tenni',
  madeToMeasure: 'Méretre',
  hinges: {
    right: { what: 'zsanér', where: 'jobbra', handle: 'kilincs balra' },
    left: { what: 'zsanér', where: 'balra', handle: 'kilincs jobbra' },
    'sides-handle-right': { what: 'zsanér', where: 'kétoldalt', handle: 'kilincs a jobb szárnyon' },
    'sides-handle-left': { what: 'zsanér', where: 'kétoldalt', handle: 'kilincs a bal szárnyon' },
    'sides-handles': { what: 'zsanér', where: 'kétoldalt', handle: 'kilincs mindkét szárnyon' },
    bottom: { what: 'zsanér', where: 'alul', handle: 'kilincs felül' },
    top: { what: 'zsanér', where: 'felül', handle: 'kilincs alul' },
    middle: { what: 'tengely', where: 'középen', handle: 'kilincs felül' },
    none: { what: 'nem nyílik', handle: 'kilincs nélkül' },
  },
  measureHeading: 'Így mérjen',
  measureLead: 'A falnyílást három helyen mérje meg, és a legkisebb mérettel számoljon.',
  measures: [
    {
      title: 'Szélesség',
      text: 'A\u00a0falnyílás legyen 2–3\u00a0cm\u2011rel szélesebb az ablaknál, nagy vagy színes ablaknál legfeljebb 5\u00a0cm\u2011rel.',
    },
    {
      title: 'Magasság',
      text: 'Az ablak magassága (a párkányfogadó profil nélkül) legyen 5–6\u00a0cm\u2011rel kisebb a\u00a0falnyílás magasságánál, nagy vagy színes ablaknál legfeljebb 8\u00a0cm\u2011rel.',
    },
    {
      title: 'Párkányfogadó profil',
      text: 'Az ablak magassága nem tartalmazza a 30\u00a0mm\u2011es párkányfogadó profilt.',
    },
  ],
};
