const { existsSync, readFileSync, statSync } = require('node:fs');
const { join, relative } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const recorded = join(__dirname, 'durations.json'); // seconds by suite; npm test -- --record-durations writes it
const bytesPerSecond = 4_000; // for suites that are not recorded yet

// The longest suites begin first, so that none is left running alone at the end.
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {};
    const durationOf = ({ path, context }) =>
      seconds[relative(context.config.rootDir, path)] ?? statSync(path).size / bytesPerSecond;
    return [...tests].sort((one, other) => durationOf(other) - durationOf(one));
  }
};
