export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Bytes below which a compressed answer saves no packet. */
export const minCompressibleBytes = 1_000;

/** The best coding that the caller reads, by its Accept-Encoding; undefined for none. */
export const acceptedCoding = (accepted = ''): Coding | undefined =>
  codings.find((coding) => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted));
