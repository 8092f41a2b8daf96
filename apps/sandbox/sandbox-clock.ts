/** The sandbox's own time, which tests push forward so that sessions expire. */
export class SandboxClock {
  private aheadMs = 0;

  readonly now = (): Date => new Date(Date.now() + this.aheadMs);

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
