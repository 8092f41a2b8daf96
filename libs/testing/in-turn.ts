/** What the work resolves to each time, one after the other: what only prepares a test does not ask a busy machine for all at once. */
export async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < times) done.push(await work());
  return done;
}
