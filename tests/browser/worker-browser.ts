// A program: Chromium for the suites of one worker (`oncePerWorker`).
import { chromium } from 'playwright-core';
import { startedByWorker } from '../harness/once-per-worker';

async function main(executablePath: string): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];
  const signals = { handleSIGINT: false, handleSIGHUP: false };
  const server = await chromium.launchServer({ executablePath, args, host: '127.0.0.1', ...signals });
  await startedByWorker({ endpoint: server.wsEndpoint() });
  await server.close();
}

void main(process.env['FENESTRA_CHROMIUM']!);
