import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { oncePerWorker } from '../harness/once-per-worker';

const executablePath = process.env['FENESTRA_CHROMIUM'];

/** `describe` where there is a Chromium, else a skipped one. */
export const describeInBrowser: typeof describe = executablePath ? describe : describe.skip;

/** The Chromium of the worker. Closing what this gives closes its own pages only. */
export async function openBrowser(): Promise<Browser> {
  const { endpoint } = await oncePerWorker<{ endpoint: string }>(require.resolve('./worker-browser'));
  return chromium.connect(endpoint);
}

/** Of a laptop, a tablet, and a small telephone. */
export const desk = { width: 1440, height: 900 };
export const narrowDesk = { width: 1024, height: 768 };
export const tablet = { width: 768, height: 1024 };
export const phone = { width: 360, height: 740 };
export const turnedPhone = { width: 740, height: 360 };

/** Runs in every page before its own scripts. */
export const tellBreaches = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('the policy forbids', violatedDirective, blockedURI))`;

/** What pages complained about in the test that runs, though nobody foresaw it. */
let complaints: string[] = [];

// Not when a visitor leaves: what is thrown there hides why the test itself failed.
afterEach(() => {
  const all = complaints;
  complaints = [];
  expect(all).toEqual([]);
});

/** A person with a browser of their own. A test fails by whatever a page complains about, except what it foresees. */
export class Visitor {
  private readonly foreseen: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async arrive(browser: Browser, viewport = desk, hasTouch = false): Promise<Visitor> {
    const context = await browser.newContext({ viewport, hasTouch, locale: 'cs-CZ', reducedMotion: 'reduce' });
    context.setDefaultTimeout(120_000); // a busy machine
    await context.addInitScript({ content: tellBreaches });
    const visitor = new Visitor(context, await context.newPage());
    context.on('weberror', (fault) => visitor.hear(String(fault.error())));
    context.on('console', (line) => {
      if (line.type() === 'error') visitor.hear(`${line.text()} (${line.location().url})`);
    });
    return visitor;
  }

  /** From here on: requests fail without a connection, or where a test refuses them, and the browser says so. */
  foresees(complaint: RegExp): void {
    this.foreseen.push(complaint);
  }

  private hear(complaint: string): void {
    if (!this.foreseen.some((each) => each.test(complaint))) complaints.push(complaint);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
  }
}

/** The address under which a browser knows a shop: it resolves names of localhost by itself (RFC 6761). */
export const addressOf = ({ url }: { url: string }, host = 'cs.localhost'): string =>
  `http://${host}:${new URL(url).port}`;
