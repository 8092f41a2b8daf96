import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { recordSpans, type Span, validTraceparent } from '@fenestra/messaging/tracing/trace-context';

/**
 * Sends the spans of this process to an OTLP collector, such as `http://127.0.0.1:4318`. The result stops that, when all are sent.
 * Load this file only where that is wanted: traces are passed on without it, and it costs 20 MB.
 */
export function exportTraces(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 });
  const tracers = new Map<string, Tracer>(); // the service's name belongs to the source of spans, not to each of them
  const tracerOf = (service: string): Tracer => {
    const resource = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'fenestra' });
    const tracer =
      tracers.get(service) ?? new TracerProvider({ resource, spanProcessors: [processor] }).getTracer('fenestra');
    tracers.set(service, tracer);
    return tracer;
  };

  recordSpans((span) => {
    const attributes = span.requestId ? { 'fenestra.request_id': span.requestId } : {};
    const recorded = tracerOf(span.service).startSpan(
      span.name,
      { kind: kinds[span.kind], attributes },
      parentOf(span),
    );
    const { traceId, spanId, traceFlags } = recorded.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: (orderId, error) => {
        if (orderId) recorded.setAttribute('fenestra.order_id', orderId);
        if (error !== undefined) recorded.setStatus({ code: SpanStatusCode.ERROR }); // its text may hold personal data
        recorded.end();
      },
    };
  });
  return async () => {
    recordSpans(undefined);
    await processor.shutdown();
  };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  job: SpanKind.INTERNAL,
};

function parentOf({ parent }: Span): Context {
  if (!parent || !validTraceparent.test(parent)) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = parent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true });
}
