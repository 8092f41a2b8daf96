import type { TransomLight } from '../configuration/configuration';

export type Noun = 'window' | 'balcony' | 'entrance' | 'side' | 'slide' | 'roof';
export type Way = 'fixed' | 'tilt' | 'top-hung' | 'turn' | 'tilt-turn' | 'slide' | 'pivot';
type Hand = 'left' | 'right';

/** The parts from which a drawing is told, as each language has them. Whole phrases, because genders and cases differ. */
export type DescriptionTexts = {
  readonly nouns: Readonly<Record<Noun, string>>;
  /** A product with one field: "Okno otevíravě-sklopné", "Dreh-Kipp-Fenster". */
  readonly single: Readonly<Record<Noun, Readonly<Record<Way, string>>>>;
  /** "Dvoukřídlé okno", "Zweiflügelige Balkontür", by the number of fields; `sashes` when every field opens. */
  readonly divided: Readonly<Record<Noun, Readonly<Record<'sashes' | 'fields', Readonly<Record<number, string>>>>>>;
  readonly leaf: (noun: string) => string;
  readonly joints: Readonly<Record<'mullion' | 'mullions' | 'stulp' | 'both', string>>;
  readonly ways: Readonly<Record<Way, string>>;
  readonly opens: { readonly in: string; readonly out: string };
  readonly hinges: Readonly<Record<Hand, string>>;
  readonly handle: Readonly<Record<Hand | 'top' | 'bottom' | 'none', string>>;
  readonly slides: Readonly<Record<Hand, string>>;
  readonly view: { readonly inside: string; readonly outside: string };
  /** "Sestava ze tří prvků", by their number. */
  readonly assembly: Readonly<Record<number, string>>;
  /** A light above or below a transom, and a product that has one. */
  readonly light: Readonly<Record<TransomLight['place'], string>>;
  readonly withLight: Readonly<Record<TransomLight['place'], string>>;
  readonly element: (n: number) => string;
  readonly sash: (n: number) => string;
  readonly field: (n: number) => string;
  readonly place: Readonly<Record<Hand | 'middle' | 'above', string>>;
};
