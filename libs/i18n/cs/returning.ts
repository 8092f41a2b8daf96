import type { ReturningTexts } from '../texts/returning';

export const returning: ReturningTexts = {
  to: (address) => `Zboží posílejte na adresu: ${address}.`,
  free: 'Náklady na vrácení zboží neseme my.',
  atMost: (amount) => `Náklady na vrácení zboží nesete vy, nejvýše ${amount}.`,
  form: {
    title: 'Vzorový formulář pro odstoupení od smlouvy',
    hint: 'Vyplňte tento formulář a\u00a0pošlete jej zpět pouze v\u00a0případě, že chcete odstoupit od smlouvy.',
    to: (seller) => `Adresát: ${seller}`,
    declaration:
      'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o\u00a0nákupu tohoto zboží (*)',
    fields: [
      'Zboží',
      'Datum objednání (*)/datum obdržení (*)',
      'Jméno a\u00a0příjmení spotřebitele/spotřebitelů',
      'Adresa spotřebitele/spotřebitelů',
      'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v\u00a0listinné podobě)',
      'Datum',
    ],
    strike: '(*) Nehodící se škrtněte nebo údaje doplňte.',
  },
};
