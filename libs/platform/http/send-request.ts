import type { Dispatcher } from 'undici';
import { outsideRequest } from '@fenestra/messaging/tracing/trace-context';
import { ClientDisconnected } from './client-disconnected';

type Headers = Parameters<Required<Dispatcher.DispatchHandler>['onResponseStart']>[2];
export type HttpResponse = { readonly status: number; readonly headers: Headers; readonly text: string };

/** No connection could be had: nobody has seen the request. */
export class RequestNotSent extends Error {}

/**
 * One request and its whole answer, by the driver's own handler: streams and abort signals cost more than the rest of a
 * short call. Rejects when the connection fails, with `RequestNotSent` before the first byte, at the deadline (on the clock of
 * `performance.now()`), or when `callerLeft` ends.
 */
export function sendRequest(
  to: Dispatcher,
  request: Dispatcher.DispatchOptions,
  deadline: number,
  disconnectSignal?: AbortSignal,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const collector = new Collector(deadline, resolve, reject);
    const onDisconnect = () => collector.end(new ClientDisconnected());
    if (disconnectSignal?.aborted) return onDisconnect();
    disconnectSignal?.addEventListener('abort', onDisconnect, { once: true });
    outsideRequest(() => to.dispatch(request, collector)); // it may open a connection
  });
}

class Collector implements Dispatcher.DispatchHandler {
  private readonly chunks: Buffer[] = [];
  private readonly timer: NodeJS.Timeout;
  private ended: Error | undefined;
  private isAnswered = false;
  private request: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: Headers = {};

  constructor(
    deadline: number,
    private readonly resolve: (answered: HttpResponse) => void,
    private readonly reject: (error: Error) => void,
  ) {
    const onTimeout = () => this.end(new Error('no answer within the deadline'));
    this.timer = setTimeout(onTimeout, Math.max(1, Math.ceil(deadline - performance.now())));
  }

  onRequestStart(request: Dispatcher.DispatchController): void {
    this.request = request;
    if (this.ended) request.abort(this.ended); // it waited for a connection until now
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.timer);
    this.isAnswered = true;
    const whole = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.resolve({ status: this.status, headers: this.headers, text: whole.toString('utf8') });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.timer);
    this.reject(this.request ? error : new RequestNotSent('no connection', { cause: error }));
  }

  end(reason: Error): void {
    if (this.isAnswered) return; // the connection has its next request already
    clearTimeout(this.timer);
    this.ended = reason;
    this.request?.abort(reason);
    this.reject(reason);
  }
}
