import { spawnSync } from 'node:child_process';
import { root } from './set-up.mjs';

/** Asks the registry for known faults of what runs in production. Resolves to those that are high, or to why nobody could be asked. */
export function auditDependencies() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 50_000_000,
  });
  return readAudit(stdout ?? '');
}

export function readAudit(text) {
  let told;
  try {
    told = JSON.parse(text);
  } catch {
    return { faults: [], unasked: 'npm audit gave no answer' };
  }
  if (!told.vulnerabilities) return { faults: [], unasked: 'the registry gave no answer to npm audit' };
  const grave = Object.values(told.vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity));
  return { faults: grave.map(({ name, severity, range }) => `${name} ${range}: ${severity}, by npm audit`) };
}
