import type { Part } from '../configuration/choices/parts';
import { awayFrom, dotSpace, type Dotted, type Leader } from './leaders';

type Row = {
  /** Of an assembly: the element that is pointed out, counted from 0. */
  readonly pointed: number | undefined;
  readonly unit: number;
  readonly hasRoom: (dotted: readonly Dotted[]) => boolean;
  readonly place: (dotted: readonly Dotted[]) => Leader[];
};

/**
 * Numbers of which no leader comes near the dot of another: of all elements where they have room and that is possible, else
 * each part once, at the element that is pointed out or where it stands clearest. What has several dots of no element is told once.
 */
export function unobstructedLeaders(dotted: readonly Dotted[], row: Row): readonly Leader[] {
  const every = dotted.filter((one, i) => dotted.findIndex((other) => isSame(one, other)) === i);
  const leaders = row.hasRoom(every) ? row.place(every) : [];
  return leaders.length === every.length && isClear(nearestPair(leaders), row) ? leaders : clearest(dotted, row);
}

const isSame = (one: Dotted, other: Dotted): boolean => one.part === other.part && one.element === other.element;

const isClear = ({ away }: Pair, { unit }: Row): boolean => away >= dotSpace * unit;

type Placed = Pair & { readonly leaders: readonly Leader[] };

/** Moves one number after the other to where it helps most, as long as it helps. */
function clearest(dotted: readonly Dotted[], row: Row): readonly Leader[] {
  const places = withoutOthers(dotted, row.pointed);
  const firsts = places.filter(({ part }, i) => places.findIndex((other) => other.part === part) === i);
  return improved(placed(firsts, row), places, row).leaders;
}

function improved(best: Placed, places: readonly Dotted[], row: Row): Placed {
  const next = isClear(best, row) ? undefined : clearer(best, places, row);
  return next ? improved(next, places, row) : best;
}

function placed(chosen: readonly Dotted[], { place }: Row): Placed {
  const leaders = place(chosen);
  return { leaders, ...nearestPair(leaders) };
}

/** With one number elsewhere: one of the two that come nearest to each other, or any where that does not help. */
function clearer(best: Placed, places: readonly Dotted[], row: Row): Placed | undefined {
  const elsewhere = places.filter((one) => !best.leaders.some(({ dot }) => dot === one.dot));
  const near = elsewhere.filter(({ part }) => best.parts.includes(part));
  return mostHelpful(near, best, row) ?? mostHelpful(elsewhere, best, row);
}

function mostHelpful(moved: readonly Dotted[], { leaders, away }: Placed, row: Row): Placed | undefined {
  const tried = moved.map((one) => placed([...leaders.filter(({ part }) => part !== one.part), one], row));
  return tried.filter((next) => next.away > away).toSorted((a, b) => b.away - a.away)[0];
}

/** What the pointed element has is told there and nowhere else. */
function withoutOthers(dotted: readonly Dotted[], pointed: number | undefined): Dotted[] {
  const own = new Set(
    pointed === undefined ? [] : dotted.filter(({ element }) => element === pointed).map(({ part }) => part),
  );
  return dotted.filter(({ part, element }) => element === pointed || !own.has(part));
}

type Pair = { readonly away: number; readonly parts: readonly Part[] };

/** Of which the leader of one comes nearest to the dot of the other, and how near, mm. */
function nearestPair(leaders: readonly Leader[]): Pair {
  let nearest: Pair = { away: Infinity, parts: [] };
  for (const one of leaders)
    for (const other of leaders) {
      const away = one === other ? Infinity : awayFrom(one, other.dot);
      if (away < nearest.away) nearest = { away, parts: [one.part, other.part] };
    }
  return nearest;
}
