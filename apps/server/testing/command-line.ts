import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { workerState } from '@fenestra/testing/worker-state';

/** `status` is null if a signal ended the command. */
export type CommandResult = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

export type CommandRequest = { readonly args: string[]; readonly env: NodeJS.ProcessEnv };

const root = resolve(__dirname, '../../..');
const compiler = ['--require', join(root, 'tools/run-typescript.cjs')];

/** What Node runs as `npm run shop`, without the arguments of a command. */
export const shopProgram = [...compiler, join(root, 'apps/server/shop.ts')];

type SharedProcess = { child?: ChildProcess | undefined; previous: Promise<unknown> };
const sharedProcess = workerState<SharedProcess>('command-line', () => ({ previous: Promise.resolve() }));

/**
 * Runs a command of `npm run shop` when the ones before it have ended. All suites of a worker share one process that has loaded the
 * program, so that a command does not take three seconds of CPU more. It ends with the worker. Rejects if it dies.
 */
export function runShopCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const result = sharedProcess.previous.then(() => send({ args: [...args], env }));
  sharedProcess.previous = result.catch(() => undefined);
  return result;
}

async function send(request: CommandRequest): Promise<CommandResult> {
  const child = (sharedProcess.child ??= launch());
  child.ref();
  return new Promise<CommandResult>((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void =>
      reject(new Error(`the process of the command line ended with ${signal ?? code}`));
    child.once('exit', onExit);
    child.once('message', (result: CommandResult) => {
      child.off('exit', onExit);
      resolve(result);
    });
    child.send(request);
  }).finally(() => child.unref());
}

function launch(): ChildProcess {
  const program = join(__dirname, 'command-line-process.ts');
  const child = spawn(process.execPath, [...compiler, program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => {
    sharedProcess.child = undefined; // the next command starts another
  });
  child.channel!.unref();
  return child;
}
