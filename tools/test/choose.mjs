/** Levels that a flag runs alone, by their names in jest.config.cjs. */
const levels = { '--unit': 'unit', '--ui': 'ui' };

/**
 * Reads the options of npm test. `jest` are arguments for Jest. A whole run, which has no filter, includes the checks of
 * `npm run check` and the CPU budget. A full run takes every row of the sweeps, and a new seed. `--shuffle` runs suites in random order.
 */
export function choose(options) {
  const level = options.find((option) => option in levels);
  const own = [level, '--full', '--record-durations', '--shuffle'];
  const filters = options.filter((option) => !own.includes(option));
  return {
    jest: level
      ? ['--selectProjects', levels[level], ...(filters.length > 0 ? ['--testPathPatterns', ...filters] : [])]
      : filters,
    isWhole: !level && filters.length === 0,
    isFull: options.includes('--full'),
    isShuffled: options.includes('--shuffle'),
    recordsDurations: options.includes('--record-durations'),
    needsMachine: !level,
  };
}
