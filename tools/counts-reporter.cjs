// The last line of a run: how many tests of all suites passed, failed and were skipped.
module.exports = class {
  onRunComplete(_, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites; // a suite that cannot start is a failure without tests
    process.stdout.write(`${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`);
  }
};
