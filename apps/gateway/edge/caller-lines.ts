export type LineBounds = {
  /** Requests of one caller that are answered at the same time. */
  readonly atOnce: number;
  /** Further ones that wait for that. */
  readonly waiting: number;
};
/** A network or IPv6 site that a request counts for, and the multiple of the bounds that it has. */
export type Counted = { readonly name: string; readonly times: number };
type Line = Counted & { inHand: number; readonly waiting: Set<Waiting> };
type Waiting = { readonly lines: readonly Line[]; readonly go: () => void };

/** Each caller has a line of its own: who asks for much at once waits behind its own requests, not others behind them. */
export class CallerLines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly bounds: LineBounds) {}

  /**
   * Calls `go` when it is the request's turn in each of its lines, the widest of which is the last. Gives what says that the request is over or its
   * caller gone; undefined when a line is full.
   */
  enter(counted: readonly Counted[], go: () => void): (() => void) | undefined {
    const lines = counted.map((each): Line => this.lines.get(each.name) ?? { ...each, inHand: 0, waiting: new Set() });
    const place = { lines, go };
    const isTurn = this.hasRoom(place);
    if (!isTurn && lines.some(({ waiting, times }) => waiting.size >= this.bounds.waiting * times)) return undefined;
    for (const line of lines) this.lines.set(line.name, line);
    if (isTurn) this.begin(place);
    else for (const line of lines) line.waiting.add(place);
    return () => this.leave(place);
  }

  private hasRoom({ lines }: Waiting): boolean {
    return lines.every(({ inHand, times }) => inHand < this.bounds.atOnce * times);
  }

  /** In the order in which they came. */
  private firstWithRoom(places: Iterable<Waiting>): Waiting | undefined {
    for (const place of places) if (this.hasRoom(place)) return place;
    return undefined;
  }

  private begin({ lines, go }: Waiting): void {
    for (const line of lines) line.inHand++;
    go();
  }

  private leave(place: Waiting): void {
    const { lines } = place;
    const wasWaiting = lines.filter(({ waiting }) => waiting.delete(place)).length > 0;
    if (!wasWaiting) {
      for (const line of lines) line.inHand--;
      const next = this.firstWithRoom(lines.at(-1)!.waiting); // a place in a narrower line is in the widest one, too
      for (const line of next?.lines ?? []) line.waiting.delete(next!);
      if (next) this.begin(next);
    }
    for (const { name, inHand, waiting } of lines) if (inHand === 0 && waiting.size === 0) this.lines.delete(name);
  }
}
