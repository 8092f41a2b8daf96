/** What a visitor of the shop is asked about: scripts of others, by their whole addresses. The gateway writes it into the page. */
export type ThirdParties = {
  /** With the id of the shop's container (REPORT-15). */
  readonly tagManager?: string | undefined;
  /** Measures orders that came from the price comparison; `key` is the shop's public one (REPORT-09). */
  readonly heureka?: { readonly script: string; readonly key: string } | undefined;
  /** The badge of the shop, which reads the order from the recap (REPORT-16). */
  readonly trustedShops?: string | undefined;
  /** No script: the shop credits those who sent a visitor, as far as the visitor lets it. */
  readonly affiliate?: boolean | undefined;
};

/** The name of the page's meta that holds them as JSON. */
export const thirdPartiesMeta = 'third-parties';
