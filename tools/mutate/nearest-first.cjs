const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs suites in the order of MUTATE_SUITES, so that `--bail` ends at the nearest one that notices the fault. */
module.exports = class extends Sequencer {
  sort(tests) {
    const order = JSON.parse(process.env.MUTATE_SUITES);
    const place = ({ path }) => order.indexOf(relative(process.cwd(), path));
    return [...tests].sort((one, other) => place(one) - place(other));
  }
};
