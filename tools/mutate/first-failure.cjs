const { existsSync, writeFileSync } = require('node:fs');
const { relative } = require('node:path');

/**
 * Writes the first failed test to MUTATE_REPORT and interrupts the run: the other tests of the suite may wait for the same in vain.
 * Jest writes no report of its own when `--bail` ends it.
 */
module.exports = class {
  onTestCaseResult({ path }, { status, fullName }) {
    if (status === 'failed') report(path, fullName);
  }

  onTestFileResult({ path }, { testExecError }) {
    if (testExecError) report(path, 'cannot be loaded');
  }
};

function report(path, title) {
  const file = process.env.MUTATE_REPORT;
  if (existsSync(file)) return;
  writeFileSync(file, JSON.stringify({ suite: relative(process.cwd(), path), title }));
  process.kill(process.pid, 'SIGINT');
}
