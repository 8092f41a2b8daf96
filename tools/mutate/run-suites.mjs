import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const minuteMs = 60_000;

/** Runs suites in their order, or `npm test` without any, up to the first that fails. Returns its suite and test, or nothing. */
export async function firstFailure(folder, suites, workers) {
  const report = join(folder, 'mutate-report.json');
  rmSync(report, { force: true });
  const options = ['--bail', `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, '--silent'];
  const inOrder = ['--testSequencer=./tools/mutate/nearest-first.cjs', '--runTestsByPath', ...(suites ?? [])];
  const code = suites
    ? await exitOf(folder, [join(folder, 'node_modules/.bin/node'), ...jest, ...options, ...inOrder], {
        limitMs: (20 + suites.length) * minuteMs,
        env: { MUTATE_SUITES: JSON.stringify(suites) },
      })
    : await exitOf(folder, ['node', 'tools/test.mjs', ...options], { limitMs: 240 * minuteMs });
  if (code === 0) return undefined;
  const title = code === null ? 'does not end' : `ends with ${code}`;
  return failureIn(report, folder) ?? { suite: suites?.length === 1 ? suites[0] : 'a suite', title };
}

/** Resolves to the exit code, or to null when the time is over: a fault may make a loop endless. */
function exitOf(folder, [program, ...args], { limitMs, env }) {
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, ...env } });
  const stop = (signal) => child.exitCode ?? process.kill(-child.pid, signal);
  const interrupted = () => stop('SIGINT');
  process.once('SIGINT', interrupted);
  const timers = [setTimeout(stop, limitMs, 'SIGTERM'), setTimeout(stop, limitMs + minuteMs / 4, 'SIGKILL')];
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      timers.forEach(clearTimeout);
      process.off('SIGINT', interrupted);
      resolve(code);
    });
  });
}

function failureIn(report, folder) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return undefined;
  }
  const failed = results.find(({ status }) => status === 'failed');
  const test = failed?.assertionResults.find(({ status }) => status === 'failed');
  return failed && { suite: relative(folder, failed.name), title: test?.fullName ?? 'cannot be loaded' };
}
