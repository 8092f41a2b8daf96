/** The characters of the typeface of papers, checked against its files by `pdf-glyphs.spec.ts`. */
const drawn =
  /[ -~\u00a0-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0167\u016a\u016b\u016e-\u017e\u0192\u0218-\u021b\u0237\u02bc\u02c6\u02c7\u02da\u02dc\u02dd\u0300\u0301\u0303\u0304\u0308\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u04c0\u04cf\u04e2\u04e3\u04ee\u04ef\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u200b\u2010\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u2116\u2122\u2191\u2193\u2212\s]/u;

/** Characters of a text that papers show as empty boxes, each once. A letter with accents that are missing is drawn without them: ễ as ê. */
export function unprintableCharacters(text: string): string[] {
  const signs = Array.from(text.normalize('NFC')).filter((sign) => !/[\p{Cf}\ufe0f]/u.test(sign));
  return [...new Set(signs)].filter((sign) => !drawn.test(sign) && !drawn.test(sign.normalize('NFD')[0]!));
}
