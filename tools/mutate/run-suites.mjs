import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const minuteMs = 60_000;
const testLimitMs = 3 * minuteMs; // more than one wait of a test, so that the wait says what is missing

/** Runs suites in their order, or `npm test` without any, up to the first that fails. Returns its suite and test, or nothing. */
export async function firstFailure(folder, suites, workers) {
  const report = join(folder, 'first-failure.json');
  rmSync(report, { force: true });
  const options = [
    '--bail',
    `--testTimeout=${testLimitMs}`,
    `--maxWorkers=${workers}`,
    '--reporters=./tools/mutate/first-failure.cjs',
  ];
  const inOrder = ['--testSequencer=./tools/mutate/nearest-first.cjs', '--runTestsByPath', ...(suites ?? [])];
  const command = suites
    ? [join(folder, 'node_modules/.bin/node'), ...jest, ...options, ...inOrder]
    : ['node', 'tools/test.mjs', ...options];
  const code = await exitOf(folder, command, {
    limitMs: (suites ? 20 + suites.length : 240) * minuteMs,
    env: { MUTATE_REPORT: report, MUTATE_SUITES: JSON.stringify(suites ?? []) },
  });
  if (code === 0) return undefined;
  if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'));
  if (code === null) return { title: 'the time is over' };
  throw new Error(`${command.join(' ')} ended with ${code} before any suite failed.`);
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
