import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { addCpuTime } from '@fenestra/messaging/tracing/trace-context';
import { ClientDisconnected } from '../http/client-disconnected';
import { otherThreadsFactor } from '../service/measure-cpu';

type Work = (input: never) => unknown;
type InputOf<W extends Work> = Parameters<W>[0];
type OutputOf<W extends Work> = Awaited<ReturnType<W>>;

/** A module that exports `work`; what that takes and gives crosses to another thread. */
export type Task<W extends Work> = { readonly file: string; readonly is?: W };
export const backgroundTask = <W extends Work>(file: string): Task<W> => ({ file });

type RunOptions = {
  /** Ends when nobody waits for the result any more. */
  readonly signal?: AbortSignal | undefined;
  /** For work of our own, as mails are, of which there is never much at once: it waits however many do. */
  readonly isPatient?: boolean;
};
type Done = { readonly result: unknown; readonly workMs: number };
type Answer = Done | { readonly fault: string };
type Waiter = { settle(answer: Answer): void; leave(): void };
type Job = { readonly file: string; readonly input: string; isPatient: boolean; readonly waiters: Set<Waiter> };

export type WorkerLimits = {
  /** Jobs that wait for their turn; one more is refused. */
  readonly maxWaiting: number;
  /** Milliseconds; what takes longer is ended with its thread. */
  readonly timeoutMs: number;
  /** For how long begun work goes on that nobody waits for any more. To end it sooner saves nothing: the next work pays for a new thread and for all it loads. */
  readonly abandonedTimeoutMs: number;
};

const threadFile = join(__dirname, 'background-thread.cjs');
/** Sources are compiled on the fly there, too; what was built needs nothing. */
const compiling = __filename.endsWith('.ts') ? ['--require', join(__dirname, '../../../tools/run-typescript.cjs')] : [];

/**
 * Does what takes long one after the other in one thread beside the requests, so that it never takes more than one processor and
 * never the event loop. Equal work that several ask for is done once; work that nobody waits for any more is not begun, and soon ended.
 */
export class BackgroundWorker {
  private readonly waiting: Job[] = [];
  private current: Job | undefined;
  private wasPatient = true;
  private thread: Worker | undefined;
  private overdue: NodeJS.Timeout | undefined;

  constructor(private readonly limits: WorkerLimits) {}

  /**
   * Refuses when too many wait; rejects when the work fails, or with ClientDisconnected when `signal` ends. What it took counts for the request in
   * hand, for each where several asked for the same.
   */
  async run<W extends Work>(
    { file }: Task<W>,
    input: InputOf<W>,
    { signal, isPatient = false }: RunOptions = {},
  ): Promise<Result<OutputOf<W>, 'busy'>> {
    if (signal?.aborted) throw new ClientDisconnected();
    const job = this.jobFor(file, JSON.stringify(input), isPatient);
    if (!job) return refuse('busy');
    const { result, workMs } = await this.resultFor(job, signal);
    addCpuTime(workMs * otherThreadsFactor);
    return accept(result as OutputOf<W>);
  }

  private jobFor(file: string, input: string, isPatient: boolean): Job | undefined {
    const jobs = this.current ? [this.current, ...this.waiting] : this.waiting;
    const same = jobs.find((job) => job.file === file && job.input === input);
    if (same) return Object.assign(same, { isPatient: same.isPatient && isPatient });
    const mayRefuse = this.waiting.filter((job) => !job.isPatient);
    if (!isPatient && mayRefuse.length >= this.limits.maxWaiting) return undefined;
    const job: Job = { file, input, isPatient, waiters: new Set() };
    this.waiting.push(job);
    return job;
  }

  private resultFor(job: Job, signal: AbortSignal | undefined): Promise<Done> {
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const onDisconnect = () => {
      job.waiters.delete(waiter);
      if (job.waiters.size === 0) this.abandon(job);
      reject(new ClientDisconnected());
    };
    const waiter: Waiter = {
      settle: (answer) => ('fault' in answer ? reject(new Error(answer.fault)) : resolve(answer)),
      leave: () => signal?.removeEventListener('abort', onDisconnect),
    };
    job.waiters.add(waiter);
    if (job === this.current && job.waiters.size === 1) this.endAfter(this.limits.timeoutMs); // somebody waits for it again
    signal?.addEventListener('abort', onDisconnect, { once: true });
    this.next();
    return promise;
  }

  private abandon(job: Job): void {
    if (job === this.current) this.endAfter(this.limits.abandonedTimeoutMs);
    else this.waiting.splice(this.waiting.indexOf(job), 1);
  }

  private next(): void {
    if (this.current) return;
    this.current = this.takeNext();
    if (!this.current) return this.thread?.unref();
    this.thread ??= this.start();
    this.thread.ref();
    this.endAfter(this.limits.timeoutMs);
    const { file, input } = this.current;
    this.thread.postMessage({ file, input });
  }

  /** In turns one for whom somebody waits and one that has time: a hundred mails keep no visitor from a picture, and no crowd the mails from theirs. */
  private takeNext(): Job | undefined {
    const inTurn = this.waiting.findIndex(({ isPatient }) => isPatient !== this.wasPatient);
    const [next] = this.waiting.splice(Math.max(0, inTurn), 1);
    this.wasPatient = next?.isPatient ?? true;
    return next;
  }

  private start(): Worker {
    const thread = new Worker(threadFile, { execArgv: compiling, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    thread.on('message', (answer: Answer) => thread === this.thread && this.settle(answer));
    thread.on('error', (error) => this.end(thread, String(error)));
    thread.on('exit', () => this.end(thread, 'the work ended its thread'));
    return thread;
  }

  private endAfter(ms: number): void {
    const { thread } = this;
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => {
      if (!thread) return;
      this.end(thread, 'the work took too long'); // at once: who asks for the same from now on has it begun anew
      void thread.terminate();
    }, ms);
  }

  /** The next work gets a new thread. */
  private end(thread: Worker, error: string): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    this.settle({ fault: error });
  }

  private settle(answer: Answer): void {
    clearTimeout(this.overdue);
    for (const waiter of this.current?.waiters ?? []) {
      waiter.leave();
      waiter.settle(answer);
    }
    this.current = undefined;
    this.next();
  }
}

/** Of the whole process: several services live in one. */
export const background = new BackgroundWorker({ maxWaiting: 16, timeoutMs: 30_000, abandonedTimeoutMs: 400 });
