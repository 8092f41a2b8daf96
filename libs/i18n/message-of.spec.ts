import { shops } from '@fenestra/domain/shop/shops';
import { IntlMessageFormat } from 'intl-messageformat';
import { messageOf, type TextOfValues } from './message-of';
import { textsOf } from './texts-of';

/** Every text that is made from values, with where it stands. */
const madeTexts = (texts: object, at = ''): [string, TextOfValues][] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text === 'function') return [[at + name, text as TextOfValues]];
    return typeof text === 'object' && text !== null ? madeTexts(text, `${at + name}.`) : [];
  });

const said = (text: TextOfValues, values: number[]) =>
  [(text as (...of: number[]) => string | string[])(...values)].flat().map(String);

/** Forms of plurals meet at these in all five languages. */
const numbers = [0, 1, 2, 3, 4, 5, 7, 12, 21, 25, 101];

describe.each(shops)('texts with values in the shop $code', (shop) => {
  const read = (message: string, values: number[]) =>
    new IntlMessageFormat(message, shop.locale).format(Object.fromEntries(values.entries())) as unknown;

  it('have ICU messages from which another reader makes what the page says [I18N-03] [I18N-04]', () => {
    const texts = madeTexts(textsOf(shop));
    const different = texts.flatMap(([name, text]) => {
      const messages = [messageOf(text, shop.language)].flat();
      const values = Array.from({ length: text.length }, (_, i) => numbers.map((number) => (number + 40 * i) % 103));
      return numbers.flatMap((_, i) => {
        const given = values.map((each) => each[i]!);
        const heard = messages.map((message) => String(read(message, given)));
        return heard.join('\n') === said(text, given).join('\n') ? [] : [[name, heard, said(text, given)]];
      });
    });
    expect(texts.length).toBeGreaterThan(200);
    expect(different).toEqual([]);
  });
});

it('has the words for each number that takes its own', () => {
  const pieces = (n: number) => (n === 0 ? 'žádný kus' : n === 1 ? '1 kus' : n < 5 ? `${n} kusy` : `${n} kusů`);
  expect(messageOf(pieces, 'cs')).toBe('{0, plural, =0 {žádný kus} other {# kusů} one {# kus} few {# kusy}}');
});
