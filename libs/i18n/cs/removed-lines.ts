/** What was taken out of the cart and can come back. `{name}` is the product with its size, `{amount}` a net price. */
export const removedLines = {
  removed: '{name}: odebráno z\u00a0košíku',
  cheaper: 'Košík je levnější o\u00a0{amount} {basis}.',
  bringBack: 'Vrátit',
  bringBackNamed: 'Vrátit do košíku: {name}',
  returned: '{name}: zpět v\u00a0košíku',
  latest: 'Naposledy odebrané',
};
