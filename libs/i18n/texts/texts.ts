import type { texts as reference } from '../cs/texts';

/** A text of the reference language by its type: other languages have the same keys, and values of their own. */
type Like<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Made
    ? (...values: Values) => Like<Made>
    : { readonly [Key in keyof Text]: Like<Text[Key]> };

/** All texts of a language, as Czech has them: one that is missing or superfluous in another language does not compile. */
export type Texts = Like<typeof reference>;

export type ProductKind = keyof Texts['kinds'];
export type KindTexts = Texts['kinds'][ProductKind];
