// CPU time of a run by kind of process, compared with a fixed load that is measured all through the run.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100; // USER_HZ, fixed by the ABI of Linux
const sampleMs = 2_000;
const calibrationMs = 120_000;

/** First match wins; what matches none is `other`. */
const kinds = [
  ['Firefox', /firefox/],
  ['WebKit', /[Ww]ebKit|MiniBrowser|Xvfb/],
  ['Chromium', /chrom/],
  ['PostgreSQL', /\/(postgres|initdb)\b|^postgres: /], // a backend shows its user and database instead of a path
  ['Kafka', /\bjava\b/],
  ['Redis', /redis-server/],
  ['Jest', /jest-worker|jest\.js/],
  ['checks', /eslint|oxlint|tsgolint|oxfmt|tools\/check|\/nx\/|--check/],
  ['builds', /vite|tools\/build/],
  ['Playwright', /worker-browser/],
  ['command line', /apps\/server\/shop\.(ts|js)|command-line-process/],
  ['shops', /apps\/(server|sandbox)\/main\.(ts|js)/],
];

/**
 * Measures the descendants of this process until `stop`, which resolves to `secondsByKind`, largest first, and to
 * `calibrationSeconds`, the median CPU time of the fixed load. Resolves to undefined where there is no `/proc`, which only
 * Linux has. Processes shorter than a sample count as `other`.
 */
export function measureCpuTime() {
  if (process.platform !== 'linux') return { stop: async () => undefined };
  const seen = new Map();
  const calibrations = [calibrate()];
  const timers = [
    setInterval(() => noteDescendants(seen), sampleMs),
    setInterval(() => calibrations.push(calibrate()), calibrationMs),
  ];
  return {
    async stop() {
      timers.forEach(clearInterval);
      noteDescendants(seen);
      const sorted = (await Promise.all(calibrations)).sort((one, two) => one - two);
      return { secondsByKind: sumByKind(seen), calibrationSeconds: sorted[Math.floor(sorted.length / 2)] };
    },
  };
}

function sumByKind(seen) {
  const { ticks, reapedTicks } = readStat(process.pid);
  const sums = new Map();
  const add = (kind, more) => sums.set(kind, (sums.get(kind) ?? 0) + more / ticksPerSecond);
  let sampled = 0;
  for (const { kind, ticks: own } of seen.values()) {
    add(kind, own);
    sampled += own;
  }
  add('other', ticks + Math.max(0, reapedTicks - sampled));
  return Object.fromEntries([...sums].sort(([, one], [, two]) => two - one));
}

/** A descendant stays known by process id and start time, also when its parent has ended. */
function noteDescendants(seen) {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && readStat(name)) || []);
  const parents = new Map(stats.map(({ pid, parent }) => [pid, parent]));
  const isDescendant = (pid) => {
    for (let at = parents.get(pid); at > 1; at = parents.get(at)) if (at === process.pid) return true;
    return false;
  };
  for (const { pid, startedAt, ticks } of stats) {
    const key = `${pid}@${startedAt}`;
    const known = seen.get(key);
    // A new process may still show the command of its parent: it is named once more at its second sample.
    if (known) seen.set(key, { ticks, kind: known.isNew ? kindOf(pid) : known.kind, isNew: false });
    else if (isDescendant(pid)) seen.set(key, { ticks, kind: kindOf(pid), isNew: true });
  }
}

/** See proc_pid_stat(5): the name in brackets may hold spaces and brackets. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, reapedUser, reapedSystem, startedAt] = [1, 11, 12, 13, 14, 19].map((at) =>
      Number(fields[at]),
    );
    return { pid: Number(pid), parent, ticks: user + system, reapedTicks: reapedUser + reapedSystem, startedAt };
  } catch {
    return undefined; // it has ended
  }
}

function kindOf(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return kinds.find(([, pattern]) => pattern.test(command))?.[0] ?? 'other';
  } catch {
    return 'other';
  }
}

// What test runs do most: objects, JSON, strings and garbage collection. No hashing, which some processors do in hardware.
const load = `
  const rowOf = (n) => ({ id: ((n * 48_271) % 2_147_483_647).toString(36), sizes: [n, n * 2, n * 3], nested: { name: 'window ' + n, isOpen: n % 3 === 0 } });
  for (let round = 0; round < 6; round++) {
    const rows = Array.from({ length: 40_000 }, (_, n) => rowOf(n + round));
    const parsed = JSON.parse(JSON.stringify(rows)).sort((one, two) => (one.id < two.id ? -1 : 1));
    new Map(parsed.map((row) => [row.nested.name.replace(/[0-9]+/, (digits) => '#' + digits.length), row]));
  }
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);`;

/** CPU seconds of the load on the machine as it is now; about 0.6 on an idle EPYC. */
const calibrate = () =>
  new Promise((resolve, reject) =>
    execFile(process.execPath, ['-e', load], (fault, stdout) => (fault ? reject(fault) : resolve(Number(stdout)))),
  );
