/** The one for whom something was to be done has gone away. Nobody has to be told. */
export class ClientDisconnected extends Error {
  constructor() {
    super('nobody waits for it any more');
  }
}
