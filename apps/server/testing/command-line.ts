import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** `status` is null if a signal ended the command. */
export type CommandResult = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

export type CommandRequest = { readonly args: string[]; readonly env: NodeJS.ProcessEnv };

const root = resolve(__dirname, '../../..');
const compiler = ['--require', join(root, 'tools/run-typescript.cjs')];

/** What Node runs as `npm run shop`, without the arguments of a command. */
export const shopProgram = [...compiler, join(root, 'apps/server/shop.ts')];

/**
 * Runs commands of `npm run shop` in one process that has loaded the program: a command takes its own time instead of a second
 * more. It ends with `close` or with this process.
 */
export class CommandLine {
  private child: ChildProcess | undefined;
  private previous: Promise<unknown> = Promise.resolve();

  /** `env` is the environment of the process and, unless a command has one of its own, of its commands. */
  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** Runs a command when the ones before it have ended. Rejects if the process dies. */
  run(args: readonly string[], env: NodeJS.ProcessEnv = this.env): Promise<CommandResult> {
    const result = this.previous.then(() => this.request({ args: [...args], env }));
    this.previous = result.catch(() => undefined);
    return result;
  }

  close(): void {
    this.child?.kill('SIGKILL');
  }

  private async request(request: CommandRequest): Promise<CommandResult> {
    const child = (this.child ??= this.launch());
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

  private launch(): ChildProcess {
    const program = join(__dirname, 'command-line-process.ts');
    const child = spawn(process.execPath, [...compiler, program], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.channel!.unref();
    return child;
  }
}
