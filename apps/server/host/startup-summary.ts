import { shops } from '@fenestra/domain/shop/shops';
import type { DataFolder } from './data-folder';
import type { RunFile } from './run-file';

/** What the person who started the shop wants to know, one fact a line. */
export function startupSummary(
  { ports, urls }: RunFile,
  { path, secretsFile }: DataFolder,
  connections: string,
): string[] {
  const line = (what: string, fact: string): string => `${what.padEnd(10)}${fact}`;
  return [
    ...shops.map(({ code }) => line(`shop  ${code}`, `http://${code}.localhost:${ports.public}/`)),
    ...(urls.inbox ? [line('inbox', urls.inbox)] : []),
    ...(ports.sandboxSmtp ? [line('smtp', `smtp://127.0.0.1:${ports.sandboxSmtp}`)] : []),
    line('docs', `${urls.shop}api/docs`),
    line('feed', `${urls.shop}erp/v1/events (token in ${secretsFile})`),
    line('desk', `${urls.admin}desk (token in ${secretsFile})`),
    line('admin', urls.admin),
    line('data', path),
    line('database', connections),
  ];
}
