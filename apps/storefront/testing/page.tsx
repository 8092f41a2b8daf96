import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { factsOf } from '@fenestra/testing/shop-facts';
import { maxWaitMs } from '@fenestra/testing/time';
import { HashAddress } from '../lib/navigation/address';
import { Storefront } from '../lib/shop/texts';

// A document of jsdom was never navigated to.
Object.assign(performance, { getEntriesByType: () => [] });

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

// Nor does it lay anything out.
Element.prototype.scrollIntoView = () => {};
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as never;

configure({ asyncUtilTimeout: maxWaitMs });

/** Shows something as a page of a shop does, at an address behind the hash. */
export function show(
  content: ReactNode,
  { shop: code = 'cs', buyer = 'private', at = '/' }: { shop?: ShopCode; buyer?: Buyer; at?: string } = {},
) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { gcTime: Infinity } },
  });
  const shop = shopByCode(code);
  window.history.replaceState(null, '', `#${at}`);
  document.documentElement.dataset.buyer = buyer;
  return render(
    <Storefront value={{ shop, buyer, contact: factsOf(shop).contact, texts: textsOf(shop) }}>
      <QueryClientProvider client={queries}>
        <HashAddress>{content}</HashAddress>
      </QueryClientProvider>
    </Storefront>,
  );
}

type Request = {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
};
type Reply = Record<string, unknown> | unknown[] | Error | Refusal;

/** How a call of WIRE that is no `akce` is refused: by a status of HTTP. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly answer: Record<string, unknown>,
  ) {}
}

/** Stands in for the gateway: each call gets what the test says, and what was asked is kept. */
export class Network {
  readonly asked: Request[] = [];

  /** `name` is the akce of a call, or its path. */
  constructor(private readonly answers: Record<string, Reply | ((request: Request) => Reply | Promise<Reply>)>) {
    globalThis.fetch = (async (address: string, init: { body?: string; headers?: Record<string, string> }) => {
      const path = address.split('?')[0]!;
      const body = init.body ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      const request = { path, body, headers: init.headers ?? {} };
      if (path === '/api/log') return { ok: true, status: 201, json: async () => ({}) };
      this.asked.push(request);
      const answer = this.answers[(body['akce'] as string | undefined) ?? path];
      const reply = typeof answer === 'function' ? await answer(request) : answer;
      if (reply instanceof Error || reply === undefined) throw reply ?? new Error(`nobody answers ${path}`);
      if (reply instanceof Refusal)
        return {
          ok: false,
          status: reply.status,
          headers: new Map() as unknown as Headers,
          json: async () => reply.answer,
        };
      return { ok: true, status: 200, json: async () => reply };
    }) as typeof fetch;
  }

  askedFor(name: string): Request[] {
    return this.asked.filter(({ path, body }) => body['akce'] === name || path === name);
  }
}
