// Finds the processes that work on a folder.
const { execFileSync } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');

/** Returns `{ pid, command }` of each other process whose arguments or environment name a folder. */
function processesOfFolder(folder) {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  return all
    .filter(({ pid, text }) => pid !== process.pid && text.includes(folder))
    .map(({ pid, command }) => ({ pid, command }));
}

function fromProc() {
  const read = (pid, name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').replaceAll('\0', ' ');
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const command = /^\d+$/.test(pid) && read(pid, 'cmdline');
      return command ? [{ pid: Number(pid), command, text: `${command} ${read(pid, 'environ')}` }] : [];
    } catch {
      return []; // it has ended, or is another user's
    }
  });
}

/** `-E` of the ps of macOS adds the environment to the command. */
function fromPs() {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 };
  return execFileSync('ps', ['-Aww', '-E', '-o', 'pid=,command='], options)
    .split('\n')
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), command: found[2], text: found[2] }] : []));
}

module.exports = { processesOfFolder };
