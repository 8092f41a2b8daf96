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

const isClear = (leaders: readonly Leader[], { unit }: Row): boolean => clearance(leaders) >= dotSpace * unit;

/** Moves one number after the other to where it helps most, as long as it helps. */
function clearest(dotted: readonly Dotted[], row: Row): Leader[] {
  const places = withoutOthers(dotted, row.pointed);
  const placed = (chosen: readonly Dotted[]) => {
    const leaders = row.place(chosen);
    return { leaders, clear: clearance(leaders) };
  };
  let best = placed(places.filter(({ part }, i) => places.findIndex((other) => other.part === part) === i));
  while (best.clear < dotSpace * row.unit) {
    const { leaders, clear } = best;
    const moved = places
      .filter((one) => !leaders.some((other) => isSame(one, other) && one.dot === other.dot))
      .map((one) => placed([...leaders.filter(({ part }) => part !== one.part), one]));
    best = moved.reduce((a, b) => (b.clear > a.clear ? b : a), best);
    if (best.clear === clear) break;
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

/** How near a leader comes to the dot of another one, mm. */
const clearance = (leaders: readonly Leader[]): number =>
  Math.min(...leaders.flatMap((one) => leaders.filter((other) => other !== one).map(({ dot }) => awayFrom(one, dot))));
