import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@fenestra/platform/service/free-port';
import { eventually } from '@fenestra/testing/time';
import type { Tab } from './tab';

/** A WebKitWebDriver on an X server without a screen: WebKitGTK has no headless mode. */
export type WebKit = { readonly driver: string; close(): Promise<void> };

export async function launchWebKit(driver: string, xServer: string): Promise<WebKit> {
  const display = spawn(xServer, ['-displayfd', '1', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(createInterface(display.stdout), 'line')) as [string];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${number}` };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${address}/status`));
  return {
    driver: address,
    async close() {
      for (const child of [server, display]) await end(child);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Opens a browser of its own by the commands of <https://www.w3.org/TR/webdriver2/>. */
export async function openWebKitTab({ driver }: WebKit): Promise<Tab> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': {} } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, { capabilities });
  const session = `${driver}/session/${sessionId}`;
  const execute = <Value>(expression: string): Promise<Value> =>
    send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const addressOfElement = async (expression: string) => {
    const element = await execute<Record<string, string> | null>(expression);
    if (!element) throw new Error(`no element: ${expression}`);
    return `${session}/element/${Object.values(element)[0]}`;
  };
  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    evaluate: execute,
    click: async (expression) => send('POST', `${await addressOfElement(expression)}/click`, {}),
    async write(expression, text) {
      const element = await addressOfElement(expression);
      await send('POST', `${element}/clear`, {});
      await send('POST', `${element}/value`, { text });
    },
    close: () => send('DELETE', session),
  };
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
