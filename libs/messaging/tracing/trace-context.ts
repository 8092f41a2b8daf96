import { AsyncLocalStorage } from 'node:async_hooks';
import { randomText } from './random-text';

/** The one order that work is about, as soon as it is known. Work about several orders has none. */
type OrderOfContext = {
  id: string | undefined;
  /** Orders that are noted later change nothing: the id was given, or several orders were noted. */
  isFixed: boolean;
};

/** Where the work in hand belongs. It goes with calls, events and jobs, and stands in every log line. */
export type TraceContext = {
  /** W3C: version, trace id, span id, flags. */
  readonly traceparent: string;
  readonly service: string;
  readonly requestId?: string | undefined;
  /** Nobody waits for the answer after this moment, on the clock of `performance.now()`. */
  readonly deadline?: number | undefined;
  /** Ends when the one who asked has gone away before the answer. */
  readonly callerLeft?: (() => AbortSignal) | undefined;
  readonly order: OrderOfContext;
  /** Milliseconds of a processor that the request has taken so far, here and in the services that were called for it. */
  readonly work: { ms: number };
};

export type Span = Omit<TraceContext, 'traceparent' | 'order' | 'work'> & {
  /** The order, if it is known beforehand. Otherwise `addOrderToTrace` adds it; server and client spans begin with that of the work around them. */
  readonly orderId?: string | undefined;
  /** What is done, in few variants: `POST /orders`, `stock.reserve shop.order.placed.v1`. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'job';
  /** The traceparent that came with the request, event or job; without a valid one a new trace begins. */
  readonly parent?: string | undefined;
};

/** Notes the spans of this process for an export. `end` gets the order, where there is one, and the fault of work that failed. */
export type SpanRecorder = (span: Span) => {
  readonly traceparent: string;
  end(orderId?: string, error?: unknown): void;
};

const context = new AsyncLocalStorage<TraceContext>();
let recorder: SpanRecorder | undefined;

export const currentTrace = (): TraceContext | undefined => context.getStore();

/** What to send along with an event or a job, so that its effects are found under the same trace. */
export const currentTraceparent = (): string => context.getStore()?.traceparent ?? childOf(undefined);

/**
 * Adds an order to the current work: its span carries the id, and its log lines from now on. A second order means that the work is
 * about several, which carry no id: a wrong one misleads more than none.
 */
export function addOrderToTrace(id: string): void {
  const order = context.getStore()?.order;
  if (!order || order.isFixed || order.id === id) return;
  order.isFixed = order.id !== undefined;
  order.id = order.isFixed ? undefined : id;
}

/** The order and, where it differs from that of the work around, the trace of one part of a batch. */
type Subject = {
  readonly orderId: string | undefined;
  readonly traceparent?: string | undefined;
  readonly service?: string;
};

/** Runs one part of a batch: its log lines and calls carry its own order and trace, and no span is recorded. */
export function inOrderContext<T>({ orderId, ...trace }: Subject, work: () => T): T {
  const outer: Partial<TraceContext> = context.getStore() ?? {};
  const { traceparent = outer.traceparent ?? childOf(undefined), service = outer.service ?? '' } = trace;
  const order = { id: orderId, isFixed: orderId !== undefined };
  const own = { traceparent, service, order, work: outer.work ?? { ms: 0 } };
  return context.run(traceparent === outer.traceparent ? { ...outer, ...own } : own, work);
}

/** Adds CPU time, in milliseconds, to the current request. The gateway charges it to the client. */
export function addCpuTime(ms: number): void {
  const own = context.getStore();
  if (own) own.work.ms += ms;
}

/** Runs work that one client starts and others wait for, too: it stays in the trace, but has no order and no deadline. */
export function runShared<T>(work: () => T): T {
  const own = context.getStore();
  if (!own) return work();
  const order = { id: undefined, isFixed: true };
  return context.run({ ...own, order, deadline: undefined, callerLeft: undefined }, work);
}

/** Runs work that has to be completed even if its client stops waiting. */
export function withoutDeadline<T>(work: () => T): T {
  const own = context.getStore();
  if (own?.deadline === undefined && !own?.callerLeft) return work();
  return context.run({ ...own, deadline: undefined, callerLeft: undefined }, work);
}

/** Runs `work` outside of the request's context. Timers and connections keep the context that they were created in, and with it the request's body. */
export const outsideRequest = <T>(work: () => T): T => context.run(undefined as never, work);

/** Lets the work run, and all that it starts, as one span of the trace. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  const { run, end } = openSpan(span);
  try {
    const result = await run(work);
    end?.();
    return result;
  } catch (error) {
    end?.(error);
    throw error;
  }
}

/** For work that ends elsewhere. Without a recorder nobody has to hear of its end. */
export type OpenSpan = {
  readonly traceparent: string;
  run<T>(work: () => T): T;
  readonly end: ((error?: unknown) => void) | undefined;
};

export function openSpan(span: Span): OpenSpan {
  const recorded = recorder?.(span);
  const { service, requestId, deadline, callerLeft } = span;
  const traceparent = recorded?.traceparent ?? childOf(span.parent);
  const outer = context.getStore();
  const isUnitOfWork = span.kind === 'job' || span.kind === 'consumer'; // a sweep or batch around it has other orders
  const id = span.orderId ?? (isUnitOfWork ? undefined : outer?.order.id);
  const order = { id, isFixed: span.orderId !== undefined };
  const work = (span.kind !== 'server' && outer?.work) || { ms: 0 };
  const store = { traceparent, service, requestId, deadline, callerLeft, order, work };
  return {
    traceparent,
    run: (work) => context.run(store, work),
    end: recorded && ((error) => recorded.end(order.id, error)),
  };
}

/** For the whole process, once, before it works. */
export function recordSpans(record: SpanRecorder | undefined): void {
  recorder = record;
}

export const validTraceparent = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

function childOf(parent: string | undefined): string {
  const span = randomText(8, 'hex');
  if (!parent || !validTraceparent.test(parent)) return `00-${randomText(16, 'hex')}-${span}-01`;
  return parent.slice(0, 36) + span + parent.slice(52);
}
