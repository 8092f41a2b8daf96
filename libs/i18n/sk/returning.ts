import type { Texts } from '../texts/texts';

export const returning: Texts['returning'] = {
  to: (address) => `Tovar posielajte na adresu: ${address}.`,
  free: 'Náklady na vrátenie tovaru znášame my.',
  atMost: (amount) => `Náklady na vrátenie tovaru znášate vy, najviac ${amount}.`,
  form: {
    title: 'Vzorový formulár na odstúpenie od zmluvy',
    hint: 'Vyplňte a\u00a0zašlite tento formulár, len ak si želáte odstúpiť od zmluvy.',
    to: (seller) => `Komu: ${seller}`,
    declaration: 'Týmto oznamujem/oznamujeme (*), že odstupujem/odstupujeme (*) od zmluvy na dodanie tohto tovaru (*)',
    fields: [
      'Tovar',
      'Dátum objednania (*)/dátum prijatia (*)',
      'Meno a\u00a0priezvisko spotrebiteľa/spotrebiteľov (*)',
      'Adresa spotrebiteľa/spotrebiteľov (*)',
      'Podpis spotrebiteľa/spotrebiteľov (*) (iba ak sa tento formulár podáva v\u00a0listinnej podobe)',
      'Dátum',
    ],
    strike: '(*) Nehodiace sa prečiarknite.',
  },
};
