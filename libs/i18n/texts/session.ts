/** What is kept while somebody designs: saving, other tabs, starting with a size, the design before. */
export type SessionTexts = {
  saved: string;
  saving: string;
  /** No connection: the changes wait in this tab. */
  waiting: string;
  /** The size of the address cannot be made; the reason stands behind. */
  startedOtherwise: (wanted: string, taken: string) => string;
  /** The price is that of a dated offer, until something is changed. */
  heldPrice: (day: string) => string;
  earlier: (name: string, size: string) => string;
  backToEarlier: string;
};
