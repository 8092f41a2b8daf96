/** What is asked before scripts of others are loaded (WIRE-53), and what the answer means. */
export type ConsentTexts = {
  readonly title: string;
  readonly text: string;
  readonly more: string;
  /** `{partners}` are names. */
  readonly scripts: string;
  /** Of shops that have an affiliate network (REPORT-02). */
  readonly affiliate: string;
  /** Of shops that have its badge (REPORT-16). */
  readonly trustedShops: string;
  readonly lasts: string;
  readonly refuse: string;
  readonly accept: string;
};
