import type { Dispatcher } from 'undici';

export type Answered = { readonly status: number; readonly text: string };

/** No connection could be had: nobody has seen the request. */
export class NotSent extends Error {}

/**
 * One request and its whole answer, by the driver's own handler: streams and abort signals cost more than the rest of a
 * short call. Rejects when the connection fails, with `NotSent` before the first byte, or at the deadline (on the clock of
 * `performance.now()`).
 */
export function exchange(to: Dispatcher, request: Dispatcher.DispatchOptions, deadline: number): Promise<Answered> {
  return new Promise((resolve, reject) => to.dispatch(request, new Collector(deadline, resolve, reject)));
}

class Collector implements Dispatcher.DispatchHandler {
  private readonly chunks: Buffer[] = [];
  private readonly timer: NodeJS.Timeout;
  private late: Error | undefined;
  private request: Dispatcher.DispatchController | undefined;
  private status = 0;

  constructor(
    deadline: number,
    private readonly resolve: (answered: Answered) => void,
    private readonly reject: (fault: Error) => void,
  ) {
    this.timer = setTimeout(() => this.end(), Math.max(1, Math.ceil(deadline - performance.now())));
  }

  onRequestStart(request: Dispatcher.DispatchController): void {
    this.request = request;
    if (this.late) request.abort(this.late); // it waited for a connection until now
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.timer);
    const whole = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.resolve({ status: this.status, text: whole.toString('utf8') });
  }

  onResponseError(_: Dispatcher.DispatchController, fault: Error): void {
    clearTimeout(this.timer);
    this.reject(this.request ? fault : new NotSent('no connection', { cause: fault }));
  }

  private end(): void {
    this.late = new Error('no answer within the deadline');
    this.request?.abort(this.late);
    this.reject(this.late);
  }
}
