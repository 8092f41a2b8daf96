/** What all shoppers together know of their requests. */
export class Tally {
  inFlight = 0;
  ordersInFlight = 0;
  /** Requests whose connection died before the answer. */
  broken = 0;
  shopIsDead = false;
  lives = 1;
  /** Answers of a shop that cannot now: who asks again is helped. */
  readonly later: string[] = [];
  /** Answers that no shop may give, whatever happens to it. */
  readonly wrong: string[] = [];

  noteDeath(): void {
    this.shopIsDead = true;
  }

  noteLife(): void {
    this.shopIsDead = false;
    this.lives += 1;
  }
}
