// Programs and the Kafka broker that some suites need. Runs on Node 20 without packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUpKafka } from '../infra/kafka/set-up.mjs';
import programs from './programs.cjs';
import { root, run, say } from './set-up.mjs';

/** Installs what is missing where that is allowed. Resolves to `{ suites, why, remedy }` of what cannot run. */
export async function prepareMachine() {
  const wanted = needed(programs.findPrograms());
  if (wanted.length > 0 && mayInstall()) await installFromDebian(wanted.flatMap(({ debian }) => debian));
  const missing = needed(programs.findPrograms()).map((program) => ({
    suites: program.for,
    why: `${program.names[0]} is not installed`,
    remedy: remedyFor(program),
  }));
  say('preparing the Kafka broker');
  const noBroker = setUpKafka();
  const reasons = [
    ['tests on Kafka', noBroker, 'Java and Maven'],
    ['tests on a full disk', programs.noSmallDisk(), 'root on Linux'],
    ['tests of services and clients with addresses of their own', programs.noLoopbacks(), 'Linux'],
    ['the test behind a PgBouncer that pools by transaction', programs.oldPgBouncer(), 'PgBouncer 1.21 or newer'],
  ];
  for (const [suites, why, remedy] of reasons) if (why) missing.push({ suites, why, remedy });
  return missing;
}

function remedyFor({ names, homebrew, debian }) {
  if (process.platform === 'darwin') return homebrew ? `brew install ${homebrew}` : `${names[0]} on the PATH`;
  const packages = debian.map((each) => [each].flat()[0]).join(' ');
  return packages ? `sudo apt-get install ${packages}` : `${names[0]} on the PATH`;
}

/** Maven is only for fetching the broker, once. */
function needed(absent) {
  const fetched = existsSync(join(root, 'infra/kafka/lib/.made-of'));
  return absent.filter(({ variable }) => variable !== 'FENESTRA_MAVEN' || !fetched);
}

const mayInstall = () => process.getuid() === 0 && programs.onPath('apt-get') !== undefined;

async function installFromDebian(packages) {
  say(`installing ${packages.map((each) => [each].flat().join(' or ')).join(', ')} (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  // One by one: a package that this distribution lacks must not keep the others away.
  for (const either of packages)
    for (const name of [either].flat())
      if ((await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })) === 0) break;
}
