const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { join, relative } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const recorded = join(__dirname, 'durations.json'); // seconds by suite; npm test -- --record-durations writes it
const bytesPerSecond = 4_000; // for suites that are not recorded yet

const { FENESTRA_ORDER: seed } = process.env; // npm test -- --shuffle
const rankOf = ({ path, context }) =>
  createHash('sha256')
    .update(`${seed} ${relative(context.config.rootDir, path)}`)
    .digest('hex');

// The longest suites begin first, so that none is left running alone at the end; or all in a random order, which finds suites that depend on others.
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    if (seed) return [...tests].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
    const seconds = existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {};
    const durationOf = ({ path, context }) =>
      seconds[relative(context.config.rootDir, path)] ?? statSync(path).size / bytesPerSecond;
    return [...tests].sort((one, other) => durationOf(other) - durationOf(one));
  }
};
