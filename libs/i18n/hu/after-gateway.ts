import type { Texts } from '../texts/texts';

export const afterGateway: Texts['afterGateway'] = {
  ways: 'Így fizetheti ki a\u00a0megrendelést',
  again: { card: 'Újra kártyával', paypal: 'Újra PayPallal' },
  rather: 'Inkább átutalással',
  all: 'A teljes összeg egyszerre.',
  allLess: (saved) => `A teljes összeg egyszerre; az előrefizetési kedvezményt (${saved}) már levontuk.`,
  deposit: (rest) => `Az előleg; a\u00a0fennmaradó összeg (${rest}) később esedékes.`,
  how: {
    card: 'A fizetés azonnal megtörténik.',
    paypal: 'A PayPal oldalán fizet, a\u00a0fizetés azonnal megtörténik.',
  },
  byTransfer:
    'Ugyanaz az összeg. A számlaszámot és a\u00a0QR-kódot azonnal megmutatjuk, az összeg általában a\u00a0következő munkanapon érkezik meg.',
  refused: {
    said: 'A fizetési szolgáltató ezt a megrendelést nem fogadta el, és másodszorra sem fogadná el. Nem történt terhelés.',
    correct: 'Lehet, hogy elírás van az e-mail-címben vagy a címben. Telefonon kijavítjuk Önnel:',
  },
  state: 'Állapot',
  awaiting: 'fizetésre vár',
  heldUntil: 'Fenntartjuk eddig',
  known: 'Amit tudunk',
  checkedAt: (time) => `ellenőrizve: ${time}`,
  stored: 'A megrendelést megőriztük',
  storedNote: 'Az árak és a\u00a0méretek nem változnak.',
  nothing: {
    unfinished: { said: 'Nem érkezett fizetés', note: 'A fizetési oldal egyelőre nem igazolt vissza fizetést.' },
    failed: { said: 'Nem vontunk le semmit', note: 'A fizetési oldal szerint a\u00a0fizetés nem sikerült.' },
  },
  link: 'A fizetési linket e-mailben küldjük',
  linkTo: (email) => `Erre a\u00a0címre: ${email}`,
  waiting: 'Várjuk a\u00a0befizetést',
  waitingNote: 'Ha nem érkezik meg, a\u00a0megrendelés lezárul: írunk Önnek, és nem kell fizetnie.',
  by: (moment) => `legkésőbb: ${moment}`,
  paidAlready: 'Már fizetett, mégis ezt az oldalt látja?',
  check: 'Fizetés újbóli ellenőrzése',
  twice: 'Kétszer nem fizet: ha másodszor is megérkezne az összeg, visszautaljuk.',
};
