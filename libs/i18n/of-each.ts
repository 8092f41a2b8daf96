/** A text for each entry of a list of words: grammar that a value in a text cannot carry, such as the gender of a noun. */
export const ofEach = <Key extends string, Word, Text>(
  words: Readonly<Record<Key, Word>>,
  text: (word: Word, key: Key) => Text,
) =>
  Object.fromEntries((Object.entries(words) as [Key, Word][]).map(([key, word]) => [key, text(word, key)])) as Readonly<
    Record<Key, Text>
  >;
