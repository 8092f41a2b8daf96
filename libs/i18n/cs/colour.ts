/** The colour dialog (CLR-01 to CLR-10). */
export const colour = {
  where: 'Kde má být dekor',
  ways: {
    white: { name: 'Bílá z\u00a0obou stran', note: 'bílé jádro' },
    outside: { name: 'Dekor jen zvenku', note: 'uvnitř bílá' },
    both: { name: 'Dekor z\u00a0obou stran', note: 'stejný dekor' },
  },
  decor: 'Dekor',
  mostUsed: 'Nejčastější',
  groups: { standard: 'Další standardní', premium: 'Další prémiové' },
  /** A colour as the object of "use". */
  use: (name: string) => `barvu ${name}`,
  choose: 'Vyberte prosím dekor',
};
