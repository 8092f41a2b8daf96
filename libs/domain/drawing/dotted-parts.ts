import { isChosen } from '../configuration/choices/numbered-parts';
import type { Part } from '../configuration/choices/parts';
import { type ElementSheet, elementSheets } from './assembly-layers';
import type { Dotted } from './leaders';
import { leaderDotOf } from './leader-dots';
import type { Sheet } from './sheet';

type Numbered = { readonly part: Part; readonly number: number };

/**
 * Frame and colour are those of the whole, which may be told at any element at its top; of all other parts every element of an
 * assembly shows its own.
 */
export function dottedParts(numbers: readonly Numbered[], sheet: Sheet): Dotted[] {
  const elements = sheet.facts.elements ? elementSheets(sheet) : null;
  return numbers.flatMap(({ part, number }): Dotted[] => {
    if (elements && part !== 'frame') return elements.flatMap((own) => dottedIn(own, part, number));
    const dot = leaderDotOf(part, sheet);
    if (!dot) return [];
    const [across, down] = dot;
    const tops = (elements ?? []).filter(({ y }) => y === 0);
    const ends = tops.flatMap(({ x, sheet: { geometry } }) => [x + across, x + geometry.width - across]);
    return (elements ? ends : [across]).map((x) => ({ part, number, dot: [x, down] }));
  });
}

function dottedIn({ sheet, x, y, number: element }: ElementSheet, part: Part, number: number): Dotted[] {
  const dot = isChosen(part, sheet.configuration) ? leaderDotOf(part, sheet) : null;
  return dot ? [{ part, element, number, dot: [dot[0] + x, dot[1] + y] }] : [];
}
