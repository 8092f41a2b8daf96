const { existsSync, writeFileSync } = require('node:fs');
const { relative } = require('node:path');

/** Writes the first failed test to MUTATE_REPORT. Jest writes no report of its own when `--bail` ends it. */
module.exports = class {
  onTestFileResult({ path }, { numFailingTests, testExecError, testResults }) {
    if ((numFailingTests === 0 && !testExecError) || existsSync(process.env.MUTATE_REPORT)) return;
    const failed = testResults.find(({ status }) => status === 'failed');
    const failure = { suite: relative(process.cwd(), path), title: failed?.fullName ?? 'cannot be loaded' };
    writeFileSync(process.env.MUTATE_REPORT, JSON.stringify(failure));
  }
};
