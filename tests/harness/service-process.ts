import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxWaitMs } from '@fenestra/testing/time';

/** One host process with one service. */
export class ServiceProcess {
  private child: ChildProcess;
  private readonly chunks: string[] = [];

  constructor(
    readonly name: string,
    private readonly program: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.child = this.launch();
  }

  private launch(): ChildProcess {
    const args = ['--enable-source-maps', 'apps/server/main.js', `--services=${this.name}`];
    const where = { cwd: this.program, env: this.env };
    const child = spawn(process.execPath, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => this.chunks.push(text));
    return child;
  }

  /** As a machine does that swaps: it is neither dead nor alive until `thaw`. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** After it was stopped or killed. */
  async startAgain(): Promise<void> {
    this.child = this.launch();
    await this.ready();
  }

  get pid(): number {
    return this.child.pid!;
  }

  readonly said = (): string => this.chunks.join('');

  get adminUrl(): string {
    return `http://127.0.0.1:${this.env['ADMIN_PORT']}`;
  }

  async ready(): Promise<void> {
    const probe = `${this.adminUrl}/health/ready`;
    for (const deadline = Date.now() + maxWaitMs; ; await sleep(100)) {
      if (this.child.exitCode !== null)
        throw new Error(`${this.name} ended with ${this.child.exitCode}: ${this.said()}`);
      const answer = await fetch(probe).catch(() => undefined);
      if (answer?.status === 200) return;
      if (Date.now() > deadline) throw new Error(`${this.name} was not ready: ${await answer?.text()} ${this.said()}`);
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const impatient = setTimeout(() => this.child.kill('SIGKILL'), maxWaitMs);
    await gone;
    clearTimeout(impatient);
  }
}
