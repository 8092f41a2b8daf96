import { request } from 'undici';

/** As the clients of Heureka wait (external-services 3.1). */
const timeoutMs = 5_000;

/** The other side will never take this report. Its words are left out: they may quote what it was sent. */
export class ReportRejected extends Error {}

/** One call to the outside. Only its status counts; any error but a ReportRejected leaves open whether the report was taken. */
export async function sendReportRequest(address: URL, options: { body?: object } = {}): Promise<void> {
  const { statusCode, body } = await request(address, {
    ...(options.body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(options.body) }
      : { method: 'GET' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await body.dump();
  if (statusCode >= 500) throw new Error(`${address.host} answered ${statusCode}`);
  if (statusCode >= 300) throw new ReportRejected(`${address.host} answered ${statusCode}`);
}
