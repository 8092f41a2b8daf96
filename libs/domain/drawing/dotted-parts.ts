import { isChosen, type Part } from '../configuration/choices/numbered-parts';
import { type ElementSheet, elementSheets } from './assembly-layers';
import type { Dotted } from './leaders';
import { dotOf } from './part-dots';
import type { Sheet } from './sheet';

type Numbered = { readonly part: Part; readonly number: number };

/** Frame and colour are those of the whole; of all other parts every element of an assembly shows its own. */
export function dottedParts(numbers: readonly Numbered[], sheet: Sheet): Dotted[] {
  const elements = sheet.facts.elements ? elementSheets(sheet) : null;
  return numbers.flatMap(({ part, number }): Dotted[] => {
    if (elements && part !== 'frame') return elements.flatMap((own) => dottedIn(own, part, number));
    const dot = dotOf(part, sheet);
    return dot ? [{ part, number, dot }] : [];
  });
}

function dottedIn({ sheet, x, y, number: element }: ElementSheet, part: Part, number: number): Dotted[] {
  const dot = isChosen(part, sheet.configuration) ? dotOf(part, sheet) : null;
  return dot ? [{ part, element, number, dot: [dot[0] + x, dot[1] + y] }] : [];
}

/** Each part at one element only: at the one that is pointed out, else at the first that has it. */
export function onceEach(dotted: readonly Dotted[], pointed: number | undefined): Dotted[] {
  const one = (part: Part) => {
    const own = dotted.filter((each) => each.part === part);
    return own.find(({ element }) => element === pointed) ?? own[0]!;
  };
  return [...new Set(dotted.map(({ part }) => part))].map(one);
}
