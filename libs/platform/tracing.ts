import type { Context, Tracer } from '@opentelemetry/api';
import { recordSpans, type Span, validTraceparent } from '@fenestra/messaging/trace-context';

/**
 * Sends the spans of this process to an OTLP collector, such as `http://127.0.0.1:4318`. The result stops that, when all are sent.
 * Loaded only where it is wanted: traces are passed on without it, and it costs 20 MB.
 */
export async function exportTraces(endpoint: string): Promise<() => Promise<void>> {
  const api = await import('@opentelemetry/api');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');

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
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
    job: api.SpanKind.INTERNAL,
  };
  const parentOf = ({ parent }: Span): Context => {
    if (!parent || !validTraceparent.test(parent)) return api.ROOT_CONTEXT;
    const [, traceId = '', spanId = '', flags = '00'] = parent.split('-');
    return api.trace.setSpanContext(api.ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: parseInt(flags, 16),
      isRemote: true,
    });
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
      end: (fault) => {
        if (fault !== undefined) recorded.setStatus({ code: api.SpanStatusCode.ERROR }); // its text may hold personal data
        recorded.end();
      },
    };
  });
  return async () => {
    recordSpans(undefined);
    await processor.shutdown();
  };
}
