/** The colour dialog (CLR-01 to CLR-10). */
export type ColourTexts = {
  where: string;
  ways: Readonly<Record<Way, { name: string; note: string }>>;
  decor: string;
  mostUsed: string;
  groups: { standard: string; premium: string };
  /** A colour as the object of "use". */
  use: (name: string) => string;
  choose: string;
};
type Way = 'white' | 'outside' | 'both';
