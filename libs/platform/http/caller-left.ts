/** The one for whom something was to be done has gone away. Nobody has to be told. */
export class CallerLeft extends Error {
  constructor() {
    super('nobody waits for it any more');
  }
}
