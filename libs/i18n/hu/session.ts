import type { Texts } from '../texts/texts';

export const session: Texts['session'] = {
  saved: 'Mentve. Minden módosítást azonnal mentünk.',
  saving: 'Mentés…',
  waiting: 'A módosítás a kapcsolatra vár, semmi sem vész el.',
  startedOtherwise: (wanted, taken) =>
    `A hivatkozás ${wanted}\u00a0mm\u2011es mérete nem gyártható, ezzel kezdünk: ${taken}\u00a0mm.`,
  heldPrice: (day) => `Az ajánlati ár utolsó napja: ${day} Változtatáskor újraszámoljuk.`,
  earlier: (name, size) => `A megkezdett termék (${name}, ${size}\u00a0mm) mentve maradt.`,
  backToEarlier: 'Vissza hozzá',
};
