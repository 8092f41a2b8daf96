/** Where in our own code a fault arose, as the innermost call; the delivery of events only passes faults on. */
export function placeOf({ stack = '' }: Error): string | undefined {
  const own = stack
    .split('\n')
    .filter((line) => /^\s+at .*[\\/](apps|libs)[\\/]/.test(line) && !/node_modules/.test(line));
  const place = own.find((line) => !/libs[\\/]messaging/.test(line)) ?? own[0];
  return place?.trim().replace(/\(?(file:\/\/)?[\\/][^()]*[\\/]((?:apps|libs)[\\/][^()]*)\)?$/, '$2');
}
