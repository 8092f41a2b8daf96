import { spawnSync } from 'node:child_process';
import { root } from '../set-up.mjs';

/** Commits after this one follow the rule; it is in the history of `main`. */
const firstCommit = 'e178ddab8cad667928328c9f75e5a5600dc8c383';
const maxLength = 72;

/** Returns a sentence for each commit since then whose subject is not `<area>: <summary>` of at most 72 characters. */
export function subjectFaults() {
  const log = ['log', '--no-merges', '--format=%h %s', `${firstCommit}..HEAD`];
  const { status, stdout } = spawnSync('git', log, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    return { faults: [], unasked: `git knows no commit ${firstCommit}: subjects of commits are not checked` };
  const commits = stdout.split('\n').filter(Boolean);
  return { faults: commits.flatMap((line) => faultOf(...line.split(/ (.*)/s))) };
}

export function faultOf(commit, subject) {
  if (subject.length > maxLength) return [`${commit}: the subject has ${subject.length} characters, of ${maxLength}`];
  return /^[a-z][\w ,+/-]*: \S/.test(subject) ? [] : [`${commit}: the subject is not "<area>: <summary>"`];
}
