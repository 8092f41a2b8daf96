/** What the work resolves to each time, one after the other: all at once is more than a busy machine answers in time. */
export async function repeatSequentially<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(await work());
  return results;
}
