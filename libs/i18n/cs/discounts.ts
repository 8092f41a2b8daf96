/** Discounts of the cart (CART-36). `{name}` is the action, `{from}` its threshold, `{n}` a count, `{amount}` a net price. */
export const discounts = {
  heading: 'Slevy',
  applied: 'uplatněno',
  from: '{name} od\u00a0{from}',
  missing: 'chybí {amount}',
  counted: 'Počítá se z\u00a0výrobků {basis} a\u00a0před slevami, bez příslušenství a\u00a0dopravy.',
  fromWindows: '{name} od {n}\u00a0výrobků na míru',
  missingWindows: 'chybí {n}\u00a0ks',
  glass: 'stačí zvolit trojsklo',
};
