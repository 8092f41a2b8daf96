// Runs Jest, and for a whole run the checks at the same time. Ends with what did not run, the slowest suites, CPU time and, as
// last line, the counts. All temporary files are in one folder of the run; what uses it after the run is killed, also after Ctrl-C.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { node, root, run, say } from '../set-up.mjs';
import { measureCpuTime } from './cpu-time.mjs';
import { killLeftovers } from './leftovers.mjs';
import { makeRunFolder, removeRunFolder } from './run-folder.mjs';

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

/** Resolves to the exit code. `missing` says what cannot run on this machine. */
export async function runTests({ jest: words, isWhole, isFull, isShuffled, recordsDurations }, missing) {
  const folder = makeRunFolder();
  const resultFile = join(folder, 'result.json');
  const env = {
    ...process.env,
    ...{ TMPDIR: folder, FENESTRA_RESULT: resultFile },
    ...(isFull && { FENESTRA_FULL: '1' }),
    ...(isShuffled && { FENESTRA_ORDER: orderSeed() }),
  };
  const cpuTime = measureCpuTime();
  const checks = isWhole ? startChecks() : Promise.resolve(0);
  const failures = [];
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => void abort(folder));
  try {
    if ((await run(node, [...jest, ...words], { env })) !== 0) failures.push('tests');
    if ((await checks) !== 0) failures.push('checks');
  } finally {
    const left = await killLeftovers(folder);
    for (const command of left) say(`LEFT RUNNING, killed: ${command.slice(0, 200)}`);
    if (left.length > 0) failures.push('processes left running');
  }
  const result = readResult(resultFile);
  removeRunFolder(folder);
  if (result && recordsDurations) recordDurations(result);
  if (result) printSlowest(result);
  if (!printCpuTime(await cpuTime.stop(), isWhole && !isFull)) failures.push('CPU budget');
  printMissing(missing);
  if (failures.length > 0) say(`FAILED: ${failures.join(', ')}`);
  if (result) console.log(result.counts);
  return failures.length > 0 ? 1 : 0;
}

/** Seed of the order of suites; FENESTRA_ORDER repeats one. */
function orderSeed() {
  const { FENESTRA_ORDER: seed = String(randomInt(1_000_000)) } = process.env;
  say(`suites run in random order; FENESTRA_ORDER=${seed} repeats it`);
  return seed;
}

async function abort(folder) {
  await killLeftovers(folder, 0);
  removeRunFolder(folder);
  process.exit(1);
}

/** Starts the checks at a lower priority than the tests. Prints their output when they are done, so that it does not mix with Jest's. */
function startChecks() {
  const child = spawn(process.execPath, ['tools/check.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    }),
  );
}

/** Undefined where Jest ended before its reporter wrote one. */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Seconds by suite, for the order of the next runs (tools/jest/longest-first.cjs). */
function recordDurations({ seconds }) {
  const sorted = Object.fromEntries(Object.entries(seconds).sort(([one], [two]) => (one < two ? -1 : 1)));
  writeFileSync(join(root, 'tools/jest/durations.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

function printSlowest({ seconds }) {
  const slowest = Object.entries(seconds).sort(([, one], [, two]) => two - one);
  say('slowest suites, seconds:');
  for (const [suite, took] of slowest.slice(0, 10)) console.log(`  ${took.toFixed(1).padStart(7)}  ${suite}`);
}

/** Returns whether a run with a budget kept it. */
function printCpuTime(measured, hasBudget) {
  if (!measured) {
    say('CPU time is measured on Linux only');
    return true;
  }
  const { secondsByKind, calibrationSeconds } = measured;
  const total = Object.values(secondsByKind).reduce((sum, seconds) => sum + seconds, 0);
  const loads = total / calibrationSeconds;
  say(
    `CPU time, seconds: ${total.toFixed(0)}, which is ${loads.toFixed(0)} calibration loads of ${calibrationSeconds.toFixed(2)}`,
  );
  for (const [kind, seconds] of Object.entries(secondsByKind))
    console.log(`  ${seconds.toFixed(1).padStart(7)}  ${kind}`);
  const budget = hasBudget ? readBudget() : Infinity;
  if (loads > budget) say(`OVER BUDGET: ${loads.toFixed(0)} calibration loads, CONTRIBUTING.md allows ${budget}`);
  return loads <= budget;
}

/** Calibration loads that a whole run may use, from the sentence in CONTRIBUTING.md. */
function readBudget() {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  return Number(/at most ([\d,]+) calibration loads/.exec(text)[1].replaceAll(',', ''));
}

function printMissing(missing) {
  if (missing.length === 0) return;
  const rows = [
    ['NOT RUN', 'why', 'how to get it'],
    ...missing.map(({ suites, why, remedy = '' }) => [suites, why, remedy]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd()}`,
    );
}
