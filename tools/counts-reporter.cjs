const { writeSync } = require('node:fs');

// The last line of a run, after jest's own summary: how many tests of all suites passed, failed and were skipped.
module.exports = class {
  onRunComplete(_, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites; // a suite that cannot start is a failure without tests
    const line = `${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`;
    process.once('exit', () => writeSync(1, line));
  }
};
