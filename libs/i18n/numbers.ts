/** All storefronts write numbers in one way (FMT), the Czech one: a no-break space between thousands, a decimal comma. */
export const withDecimals = (count: number): Intl.NumberFormat =>
  new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: count, maximumFractionDigits: count });
