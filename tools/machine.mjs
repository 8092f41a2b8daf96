// Programs and the Kafka broker that some suites need. Runs on Node 20 without packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUpKafka } from '../infra/kafka/set-up.mjs';
import programs from './programs.cjs';
import { root, run, say } from './set-up.mjs';

/** Installs what is missing where that is allowed. Resolves to the suites that cannot run, each with its reason. */
export async function prepareMachine() {
  const wanted = needed(programs.findPrograms());
  if (wanted.length > 0 && mayInstall()) await installFromDebian(wanted.flatMap(({ debian }) => debian));
  const missing = needed(programs.findPrograms()).map((program) => ({
    suites: program.for,
    why: `${program.names[0]} is not installed${mayInstall() ? '' : ' and only root on a Debian-like machine can install it here'}`,
  }));
  say('preparing the Kafka broker');
  const noBroker = setUpKafka();
  if (noBroker) missing.push({ suites: 'tests on Kafka', why: noBroker });
  const noDisk = programs.noSmallDisk();
  if (noDisk) missing.push({ suites: 'tests on a full disk', why: noDisk });
  const noLoopbacks = programs.noLoopbacks();
  if (noLoopbacks)
    missing.push({ suites: 'tests of services and shoppers with addresses of their own', why: noLoopbacks });
  const old = programs.oldPgBouncer();
  if (old) missing.push({ suites: 'the test behind a PgBouncer that pools by transaction', why: old });
  return missing;
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
