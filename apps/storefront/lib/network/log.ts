import { logCall } from '@fenestra/contracts/wire/log-call';
import { z } from 'zod/mini';
import { readText, writeText } from '../storage/browser-storage';

const last = 'log-entry';

/** Id of the last entry of this visit, which feedback names; empty where there is none (OPEN-Q-88). */
export const lastEntry = (): string => readText('session', last) ?? '';

/** Tells the server of a failure (LOG-01). A failure of this call is ignored and never logged again (OPEN-Q-25). */
export function logEntry(data: unknown): void {
  const { path, method, body } = logCall;
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
  })
    .then((response) => response.json())
    .then(({ id }: { id?: string }) => id && writeText('session', last, id))
    .catch(() => undefined);
}
