import type { Texts } from '../texts/texts';

export const refusedStart: Texts['refusedStart'] = {
  productUnknown: 'Ilyen termékünk nincs',
  productUnknownLead: 'A hivatkozás olyan termékre mutat, amelyet nem árulunk. Válasszon másikat a webáruházban.',
  copyNotMade: 'Így már nem gyártjuk',
  copyNotMadeLead:
    'A\u00a0kínálat azóta megváltozott, ugyanez a\u00a0termék már nem gyártható. Az\u00a0eredeti változatlan marad. Válasszon másikat a\u00a0webáruházban.',
};
