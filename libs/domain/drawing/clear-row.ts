import type { Part } from '../configuration/choices/numbered-parts';
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
export function clearRow(dotted: readonly Dotted[], row: Row): Leader[] {
  const every = dotted.filter((one, i) => dotted.findIndex((other) => isSame(one, other)) === i);
  const leaders = row.hasRoom(every) ? row.place(every) : [];
  return leaders.length === every.length && isClear(leaders, row) ? leaders : clearest(dotted, row);
}

const isSame = (one: Dotted, other: Dotted): boolean => one.part === other.part && one.element === other.element;

const isClear = (leaders: readonly Leader[], { unit }: Row): boolean => nearestPair(leaders).away >= dotSpace * unit;

type Placed = Pair & { readonly leaders: readonly Leader[] };

/** Moves one number after the other to where it helps most, as long as it helps: first of the two that come nearest to each other. */
function clearest(dotted: readonly Dotted[], row: Row): readonly Leader[] {
  const places = withoutOthers(dotted, row.pointed);
  const placed = (chosen: readonly Dotted[]): Placed => {
    const leaders = row.place(chosen);
    return { leaders, ...nearestPair(leaders) };
  };
  const helpful = (moved: readonly Dotted[], { leaders, away }: Placed): Placed | undefined =>
    moved
      .map((one) => placed([...leaders.filter(({ part }) => part !== one.part), one]))
      .filter((next) => next.away > away)
      .reduce<Placed | undefined>((a, b) => (a && a.away >= b.away ? a : b), undefined);
  let best = placed(places.filter(({ part }, i) => places.findIndex((other) => other.part === part) === i));
  while (best.away < dotSpace * row.unit) {
    const { leaders, parts } = best;
    const elsewhere = places.filter((one) => !leaders.some(({ dot }) => dot === one.dot));
    const isNear = ({ part }: Dotted) => parts.includes(part);
    const next = helpful(elsewhere.filter(isNear), best) ?? helpful(elsewhere, best);
    if (!next) break;
    best = next;
  }
  return best.leaders;
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
