/** What the work resolves to each time, one after the other: all at once is more than a busy machine answers in time. */
export async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < times) done.push(await work());
  return done;
}
