export type LineBounds = {
  /** Requests of one caller that are answered at the same time. */
  readonly atOnce: number;
  /** Further ones that wait for that. */
  readonly waiting: number;
};
type Line = { inHand: number; readonly waiting: (() => void)[] };

/** Each caller has a line of its own: who asks for much at once waits behind its own requests, not others behind them. */
export class CallerLines {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly bounds: LineBounds) {}

  /** Calls `go` when it is the request's turn. Gives what says that the request is over or its caller gone; undefined when the line is full. */
  enter(caller: string, go: () => void): (() => void) | undefined {
    const line = this.lines.get(caller) ?? { inHand: 0, waiting: [] };
    this.lines.set(caller, line);
    if (line.inHand < this.bounds.atOnce) {
      line.inHand++;
      go();
      return () => this.over(caller, line);
    }
    if (line.waiting.length >= this.bounds.waiting) return undefined;
    line.waiting.push(go);
    return () => {
      const place = line.waiting.indexOf(go);
      if (place === -1) this.over(caller, line);
      else line.waiting.splice(place, 1);
    };
  }

  private over(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.inHand--;
    if (line.inHand === 0) this.lines.delete(caller);
  }
}
