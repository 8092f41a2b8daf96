import type { Texts } from '../texts/texts';

export const changedLines: Texts['changedLines'] = {
  heading: 'A legutóbbi látogatás óta változott',
  dearer:
    '{name}: a mai ár {today}, az Ön ajánlata ({offered}) eddig érvényes: {day} Az árak darabonként, {basis} értendők.',
  over: '{name}: az ajánlat ({offered}) eddig volt érvényes: {day} A mostani ár {today}. Az árak darabonként, {basis} értendők.',
  keep: 'Marad az ajánlat',
  keepNamed: 'Marad az ajánlat: {name}',
  takeToday: 'A mai árat kérem',
  takeTodayNamed: 'A mai árat kérem: {name}',
  noted: 'Rendben',
  notedNamed: 'Rendben: {name}',
  fewer: '{name}: a kosárban {had}\u00a0db van, raktáron már csak {left}\u00a0db.',
  lower: 'Csökkentés {left}\u00a0db\u2011ra',
  lowerNamed: 'Csökkentés {left}\u00a0db\u2011ra: {name}',
  soldOut: '{name}: a termék elfogyott.',
};
