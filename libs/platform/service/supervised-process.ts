import { type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

const pauses = { firstMs: 200, maxMs: 2_000 };

/** Whether a process has ended, and not only been told to. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * A child process that is started again whenever it ends by itself: a full disk, the memory guard of the machine or an operator
 * may end it, and whatever waits for it goes on when it is back.
 */
export class SupervisedProcess {
  private readonly logger = new Logger(SupervisedProcess.name);
  private readonly closing = new AbortController();
  private restarted: Promise<void> = Promise.resolve();

  /** `launch` resolves when the new process does its work, and leaves nothing running when it rejects. */
  constructor(
    private readonly name: string,
    private child: ChildProcess,
    private readonly launch: () => Promise<ChildProcess>,
  ) {
    this.watch();
  }

  /** No start follows any more. Resolves to the process that is left to be stopped. */
  async release(): Promise<ChildProcess> {
    this.closing.abort();
    await this.restarted;
    return this.child;
  }

  private isClosing(): boolean {
    return this.closing.signal.aborted;
  }

  private watch(): void {
    const startAgain = (): void => void (this.restarted = this.startAgain());
    if (hasEnded(this.child)) startAgain();
    else this.child.once('exit', startAgain);
  }

  private async startAgain(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    if (this.isClosing()) return;
    this.logger.error(`the ${this.name} has ended (${signalCode ?? exitCode}) and is started again`);
    for (let pauseMs = pauses.firstMs; ; pauseMs = Math.min(pauses.maxMs, 2 * pauseMs)) {
      await sleep(pauseMs, undefined, { ref: false, signal: this.closing.signal }).catch(() => undefined);
      if (this.isClosing()) return;
      try {
        this.child = await this.launch();
      } catch (error) {
        if (pauseMs === pauses.firstMs) this.logger.error((error as Error).message);
        continue;
      }
      this.logger.warn(`the ${this.name} is back`);
      return this.watch();
    }
  }
}
