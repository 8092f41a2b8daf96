const { writeFileSync, writeSync } = require('node:fs');
const { relative } = require('node:path');

// Counts of a run and the seconds of each suite: as JSON for tools/test/run-tests.mjs, else the counts as last line.
module.exports = class ResultReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_, { testResults, ...totals }) {
    const result = { counts: countsOf(totals), seconds: this.secondsOf(testResults) };
    const file = process.env.FENESTRA_RESULT;
    if (file) writeFileSync(file, JSON.stringify(result));
    else process.once('exit', () => writeSync(1, `${result.counts}\n`));
  }

  secondsOf(testResults) {
    const seconds = ({ start, end }) => Math.round((end - start) / 100) / 10;
    return Object.fromEntries(
      testResults.map(({ testFilePath, perfStats }) => [relative(this.rootDir, testFilePath), seconds(perfStats)]),
    );
  }
};

function countsOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
  const failed = numFailedTests + numRuntimeErrorTestSuites; // a suite that cannot start is a failure without tests
  return `${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped`;
}
