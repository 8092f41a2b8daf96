import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

export type FolderGuard = {
  /** Names the process that works on the folder now. */
  watch(pid: number | undefined): void;
  /** Ends the guard after an orderly stop. */
  release(): void;
};

/** Reads process ids until the pipe closes, then ends the last of them, the servers that it left in the folder, and removes the folder. */
const script = `
end() {
  kill -INT "$1" 2>/dev/null || return
  for tenth in $(seq 200); do
    kill -0 "$1" 2>/dev/null || return
    sleep 0.1
  done
  kill -KILL "$1"
}
while read -r pid; do last=$pid; done
[ -n "$last" ] && end "$last"
for file in "$1/postgres/postmaster.pid" "$1/sandbox.pid"; do
  [ -f "$file" ] && end "$(head -n 1 "$file")"
done
rm -rf "$1"
`;

/**
 * Removes a folder and stops what runs in it when this process ends, also after SIGKILL: the guard is a shell of its own
 * that waits for the end of a pipe.
 */
export function guardFolder(folder: string): FolderGuard {
  const shell = spawn('sh', ['-c', script, 'guard-folder', folder], {
    cwd: '/',
    detached: true, // Ctrl-C reaches only the group of the terminal
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pipe = shell.stdin as Socket;
  pipe.on('error', () => undefined); // the shell was killed; the next test run sweeps the folder
  pipe.unref();
  shell.unref();
  return {
    watch: (pid) => void pipe.write(`${pid ?? ''}\n`),
    release: () => void shell.kill('SIGKILL'),
  };
}
