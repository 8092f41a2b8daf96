/** What `make` gives, and for how many milliseconds it had a processor: in a thread that does one thing after the other nothing else counts. */
export async function timed<Made>(make: () => Made | Promise<Made>): Promise<{ made: Made; tookMs: number }> {
  const before = process.threadCpuUsage();
  const made = await make();
  const { user, system } = process.threadCpuUsage(before);
  return { made, tookMs: Math.ceil((user + system) / 1_000) };
}
