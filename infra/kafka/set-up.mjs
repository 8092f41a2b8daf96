// Copies what a Kafka broker is made of (pom.xml) into lib/, once. Runs on any Node from 20 on, before packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const lib = join(here, 'lib');
const mark = join(lib, '.made-of'); // the pom it was made of: a new version is fetched anew
const pom = readFileSync(join(here, 'pom.xml'), 'utf8');

const has = (program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;
const java = () => process.env.FENESTRA_JAVA ?? 'java'; // tools/programs.cjs finds them
const maven = () => process.env.FENESTRA_MAVEN ?? 'mvn';
const isComplete = () => existsSync(mark) && readFileSync(mark, 'utf8') === pom;

/** Resolves to what is missing on this machine, or to nothing when the broker can be started. */
export function setUpKafka() {
  if (!has(java())) return 'Java 17 or newer is not installed';
  if (isComplete()) return undefined;
  if (!has(maven())) return 'Maven is not installed';
  const fresh = `${lib}.${process.pid}`; // beside it, so that two runs at once cannot mix their halves
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  const args = ['-q', '-B', '-f', join(here, 'pom.xml'), goal, `-DoutputDirectory=${fresh}`, '-DincludeScope=runtime'];
  const run = spawnSync(maven(), args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (run.status !== 0 || !readdirSync(fresh).some((jar) => jar.startsWith('kafka_'))) {
    rmSync(fresh, { recursive: true, force: true });
    return 'Maven could not fetch the broker';
  }
  writeFileSync(join(fresh, '.made-of'), pom);
  if (isComplete()) return void rmSync(fresh, { recursive: true });
  rmSync(lib, { recursive: true, force: true });
  renameSync(fresh, lib);
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = setUpKafka();
  if (missing) console.error(`No Kafka broker: ${missing}.`);
  process.exitCode = missing ? 1 : 0;
}
