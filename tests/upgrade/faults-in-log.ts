/** The last warnings and errors of processes, for the message of a failed test. */
export function faultsIn(log: string): string {
  const lines = log.split('\n').filter((line) => /"level":"(warn|error|fatal)"/.test(line));
  return lines.slice(-40).join('\n').slice(0, 16_000);
}
