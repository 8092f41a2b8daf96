import type { Language } from '@fenestra/domain/shop/shops';

/** A text that is made from values; of a number the words may depend, as in "1 kus", "2 kusy". */
export type TextOfValues = (...values: never[]) => string | readonly string[];
type Value = string | number;
/** A text that is nothing but its value gives a number back. */
type Made = (...values: Value[]) => Value;

/** Whole numbers by which a text is tried: larger ones take the words of one of these. */
const tried = Array.from({ length: 13 }, (_, number) => number);

/**
 * The ICU message of a text that is made from values, for those who cannot call it (I18N-03): `{0} ks` with numbered values,
 * and `{0, plural, one {# kus} few {# kusy} other {# kusů}}` where words depend on a number. Of several sentences one each.
 */
export function messageOf(text: TextOfValues, language: Language): string | readonly string[] {
  const made = text as (...values: Value[]) => string | readonly string[];
  const holes = Array.from({ length: text.length }, (_, place) => hole(place));
  const whole = made(...holes);
  return typeof whole === 'string'
    ? oneMessage(made as Made, holes, language)
    : whole.map((_, i) => oneMessage((...values) => made(...values)[i]!, holes, language));
}

const hole = (place: number) => `{${place}}`;

function oneMessage(made: Made, holes: readonly Value[], language: Language): string {
  const place = holes.findIndex((_, each) => wordsDependOn(made, holes, each));
  if (place < 0) return String(made(...holes));
  return pluralMessage(place, (number) => withNumberSign(String(made(...holes.with(place, number))), number), language);
}

/** Whether a number at this place does more than stand in the text. */
const wordsDependOn = (made: Made, holes: readonly Value[], place: number): boolean =>
  tried.some((number) => {
    const filled = String(made(...holes)).replaceAll(hole(place), String(number));
    return String(made(...holes.with(place, number))) !== filled;
  });

function pluralMessage(place: number, wordsFor: (number: number) => string, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const forms = new Map(tried.map((number) => [rules.select(number), wordsFor(number)])); // the last of a form stands for it
  const exceptions = tried.filter((number) => wordsFor(number) !== forms.get(rules.select(number)));
  const cases = [...exceptions.map((number) => [`=${number}`, wordsFor(number)]), ...forms];
  return `{${place}, plural, ${cases.map(([form, words]) => `${form} {${words}}`).join(' ')}}`;
}

const withNumberSign = (words: string, number: number): string =>
  words.replace(new RegExp(`(?<![\\d{])${number}(?![\\d}])`, 'g'), '#');
