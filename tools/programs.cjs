// The programs beside npm that some suites need, found on the PATH. Tests read the variables and skip what has none.
const { accessSync, constants } = require('node:fs');
const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmdirSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const chromiumOnMacOs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * `debian` lists packages; a list within it, of which the first that can be had is enough. `homebrew` is the formula or cask that has
 * the program on macOS, `places` lists files that are on no PATH.
 */
const programs = [
  {
    variable: 'FENESTRA_CHROMIUM',
    // The shell has no window to draw: a page costs it a quarter of the processor time.
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    places: chromiumOnMacOs,
    homebrew: 'chromium',
    debian: [['chromium-headless-shell', 'chromium'], 'fonts-liberation'],
    for: 'browser tests',
  },
  {
    variable: 'FENESTRA_CHROMIUM_WINDOWED',
    // The shell has no back/forward cache.
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    places: chromiumOnMacOs,
    homebrew: 'chromium',
    debian: ['chromium'],
    for: 'tests of Back in Chromium with its back/forward cache',
  },
  {
    variable: 'FENESTRA_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    homebrew: 'firefox',
    debian: ['firefox-esr'],
    for: 'tests of Back and of blocked storage in Firefox',
  },
  {
    variable: 'FENESTRA_WEBKIT',
    names: ['WebKitWebDriver'],
    debian: ['webkit2gtk-driver'],
    for: 'tests of Back in WebKit',
  },
  {
    variable: 'FENESTRA_XVFB',
    names: ['Xvfb'],
    debian: ['xvfb'],
    for: 'tests of Back in WebKit, which has no headless mode',
  },
  {
    variable: 'FENESTRA_REDIS_SERVER',
    names: ['redis-server'],
    homebrew: 'redis',
    debian: ['redis-server'],
    for: 'tests on Redis',
  },
  {
    variable: 'FENESTRA_KCAT',
    names: ['kcat', 'kafkacat'],
    homebrew: 'kcat',
    debian: ['kcat'],
    for: 'reading Kafka with a foreign client',
  },
  {
    variable: 'FENESTRA_PROMTOOL',
    names: ['promtool'],
    homebrew: 'prometheus',
    debian: ['prometheus'],
    for: 'tests of alarms',
  },
  {
    variable: 'FENESTRA_AMTOOL',
    names: ['amtool'],
    debian: ['prometheus-alertmanager'],
    for: 'the test of who is told of an alarm',
  },
  {
    variable: 'FENESTRA_PROMETHEUS',
    names: ['prometheus'],
    homebrew: 'prometheus',
    debian: [],
    for: 'tests of boards',
  },
  {
    variable: 'FENESTRA_PGBOUNCER',
    names: ['pgbouncer'],
    homebrew: 'pgbouncer',
    debian: ['pgbouncer'],
    for: 'the test behind PgBouncer',
  },
  {
    variable: 'FENESTRA_JAVA',
    names: ['java'],
    places: ['/opt/homebrew/opt/openjdk/bin/java', '/usr/local/opt/openjdk/bin/java'],
    homebrew: 'openjdk',
    debian: ['default-jre-headless'],
    for: 'tests on Kafka',
  },
  {
    variable: 'FENESTRA_MAVEN',
    names: ['mvn'],
    homebrew: 'maven',
    debian: ['maven'],
    for: 'fetching the Kafka broker',
  },
];

/** Why no small disk of its own can be mounted here, or nothing where one can: an account, a container or a machine may forbid it. */
function noSmallDisk() {
  if (process.platform !== 'linux') return 'a disk of its own is mounted on Linux only';
  const folder = mkdtempSync(join(tmpdir(), 'fenestra-disk-'));
  const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return status === 0 ? undefined : `no disk can be mounted here: ${error?.message ?? String(stderr).trim()}`;
}

/** Returns why tests have no loopback addresses but 127.0.0.1, or nothing. On Linux all of 127.0.0.0/8 is this machine. */
function noLoopbacks() {
  return process.platform === 'linux' ? undefined : 'only Linux has loopback addresses besides 127.0.0.1';
}

/** Why the PgBouncer that is here is of no use, or nothing: before 1.21 it knows no statements that are prepared by name. */
function oldPgBouncer() {
  const file = process.env.FENESTRA_PGBOUNCER;
  if (!file) return undefined;
  const [, major, minor] = /(\d+)\.(\d+)/.exec(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21 ? undefined : `PgBouncer ${major}.${minor} is older than 1.21`;
}

/** Sets the variables of the programs that are there and returns the others. A variable that is set already wins. */
function findPrograms(env = process.env) {
  for (const { variable, names, places = [] } of programs) {
    // Places first: macOS has a `java` on the PATH that only says where to get one.
    const found = env[variable] ?? places.find(isExecutable) ?? names.map(onPath).find(Boolean);
    if (found) env[variable] = found;
  }
  return programs.filter(({ variable }) => !env[variable]);
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

module.exports = { findPrograms, noLoopbacks, noSmallDisk, oldPgBouncer, onPath };
