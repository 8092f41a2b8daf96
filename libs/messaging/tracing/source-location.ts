/** Where in our own code a fault arose, as the innermost call; the delivery of events only passes faults on. */
export function sourceLocationOf({ stack = '' }: Error): string | undefined {
  const own = stack
    .split('\n')
    .filter((line) => /^\s+at .*[\\/](apps|libs)[\\/]/.test(line) && !/node_modules/.test(line));
  const location = own.find((line) => !/libs[\\/]messaging/.test(line)) ?? own[0];
  return location?.trim().replace(/\(?(file:\/\/)?[\\/][^()]*[\\/]((?:apps|libs)[\\/][^()]*)\)?$/, '$2');
}
