/** A new cart with what was ordered. `{name}` is the product with its size, `{before}` and `{today}` are prices of one piece or metre. */
export const orderAgain = {
  heading: 'Objednat znovu',
  lead: 'Stejné zboží dáme do nového košíku za dnešní ceny. Na této objednávce se nic nezmění.',
  fill: 'Vložit do nového košíku',
  differs: 'Co je jinak než v\u00a0objednávce',
  gone: '{name}: takto už neprodáváme.',
  price: '{name}: v\u00a0objednávce {before}, dnes {today}.',
  basis: 'Ceny jsou za kus nebo metr {basis}.',
  open: 'Otevřít košík',
  nothing: 'Nic z\u00a0této objednávky už neprodáváme. Rádi vám poradíme na zákaznické lince.',
  failed: 'Košík se teď nepodařilo připravit. Zkuste to prosím znovu.',
};
