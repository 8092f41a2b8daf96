import type { Texts } from '../texts/texts';

export const changedLines: Texts['changedLines'] = {
  heading: 'Seit dem letzten Besuch geändert',
  dearer: '{name}: heute {today}, Ihr Angebot über {offered} gilt bis {day}. Preise je Stück, {basis}',
  over: '{name}: Das Angebot über {offered} galt bis {day}, der Preis ist jetzt {today}. Preise je Stück, {basis}',
  keep: 'Angebot behalten',
  keepNamed: 'Angebot behalten: {name}',
  takeToday: 'Heutigen Preis übernehmen',
  takeTodayNamed: 'Heutigen Preis übernehmen: {name}',
  noted: 'Verstanden',
  notedNamed: 'Verstanden: {name}',
  fewer: '{name}: {had}\u00a0Stück im Warenkorb, nur noch {left} auf Lager.',
  lower: 'Auf {left}\u00a0Stück verringern',
  lowerNamed: 'Auf {left}\u00a0Stück verringern: {name}',
  soldOut: '{name}: nicht mehr auf Lager.',
};
