// Chooses the Node that runs the sources. Runs on Node 20 without packages.
import { spawnSync } from 'node:child_process';
import { oldestNode } from './supported.mjs';

/** Returns the machine's own Node if it is new enough, else the packaged one. Both are paths. */
export function chooseNode(own, packaged, ownVersion = versionOf(own)) {
  return isAtLeast(ownVersion, oldestNode) ? own : packaged;
}

/** Returns the path of the machine's own Node: npm runs on it, while `node` is the packaged one in scripts of npm. */
export const ownNode = () => process.env.npm_node_execpath ?? process.execPath;

function versionOf(program) {
  if (program === process.execPath) return process.versions.node;
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1) ?? '0'; // it prints v24.15.0
}

export function isAtLeast(version, oldest) {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}
