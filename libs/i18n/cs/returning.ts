/** Where goods go that somebody has withdrawn from, who pays for that, and the form of the law for those who use none of the shop's. */
export const returning = {
  to: (address: string) => `Zboží posílejte na adresu: ${address}.`,
  /** The shop pays (2011/83/EU Art. 6(1)(i)). */
  free: 'Náklady na vrácení zboží neseme my.',
  atMost: (amount: string) => `Náklady na vrácení zboží nesete vy, nejvýše ${amount}.`,
  /** In the words of each country's law (2011/83/EU Annex I B). */
  form: {
    title: 'Vzorový formulář pro odstoupení od smlouvy',
    hint: 'Vyplňte tento formulář a\u00a0pošlete jej zpět pouze v\u00a0případě, že chcete odstoupit od smlouvy.',
    to: (seller: string) => `Adresát: ${seller}`,
    declaration:
      'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o\u00a0nákupu tohoto zboží (*)',
    /** What is filled in by hand. */
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
