import { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { z } from 'zod/mini';

/** Tells the server of a failure (LOG-01). A failure of this call is ignored and never logged again (OPEN-Q-25). */
export function logEntry(data: unknown): void {
  const { path, method, body } = restCalls.log;
  const entry = {
    time: new Date().toISOString(),
    host: window.location.hostname,
    data,
    userAgent: navigator.userAgent,
  };
  void fetch(path, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(z.encode(body, entry)),
  }).catch(() => undefined);
}
