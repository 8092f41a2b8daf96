import { act, screen, waitFor } from '@testing-library/react';
import { show } from '../../testing/page';
import { PageFrame } from '../../features/shell/page-frame';
import { CallFailed, request } from './request';

/** What was asked, and told to the log. */
const calls: { path: string; body: Record<string, unknown> }[] = [];
type Answer = { status?: number; body: Record<string, unknown> };

/** Answers every call but those of the log; an answer that is none is a line that is down. */
function answers({ status = 200, body }: Answer): void {
  calls.length = 0;
  globalThis.fetch = (async (address: string, init: { body: string }) => {
    const path = address.split('?')[0]!;
    calls.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    if (path === '/api/log') throw new Error('the log is down');
    return { ok: status < 300, status, json: async () => body };
  }) as typeof fetch;
}

const path = '/conf/api/dist/api.php';
const ask = () => request('getVyrobek', { method: 'POST', path, body: { confID: 'a' } });
const failure = (): Promise<CallFailed> => ask().then(Promise.reject, (fault: CallFailed) => fault);
const logged = () => calls.filter((call) => call.path === '/api/log').map(({ body }) => body['data']);

it.each([
  ['/conf/api/dist/api.php', '/conf/api/dist/api.php?development=1'],
  ['/conf/api/dist/api.php?akce=x', '/conf/api/dist/api.php?akce=x&development=1'],
  ['/api/cart', '/api/cart'],
])(
  'on localhost a call of %s goes to %s, with the credentials of the page [STORE-09] [CARTAPI-03]',
  async (path, address) => {
    const fetched = jest.fn(async () => ({ ok: true, status: 200, json: async () => ({}) }));
    globalThis.fetch = fetched as unknown as typeof fetch;
    await request('call', { method: 'GET', path });

    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'same-origin' }));
  },
);

it('a refusal carries the text for the shopper and is not logged [ERR-01]', async () => {
  answers({ body: { Err: 15, ErrText: 'To nejde.' } });

  expect(await failure()).toMatchObject({ code: 15, refusal: 'To nejde.' });
  expect(logged()).toEqual([]);
});

it('another Err carries no text, and address, request and response are logged [ERR-02] [LOG-03]', async () => {
  answers({ body: { Err: 44, ErrText: 'unknown' } });

  expect(await failure()).toMatchObject({ code: 44, refusal: null });
  const response = { Err: 44, ErrText: 'unknown' };
  expect(logged()).toMatchObject([
    { url: expect.stringContaining(path) as string, request: { confID: 'a' }, response },
  ]);
});

it.each([
  [503, 90],
  [400, 15],
  [404, 15],
])(
  'an answer of status %d is logged whatever its Err, and a log that fails is not [ERR-03] [LOG-04] [OPEN-Q-25]',
  async (status, Err) => {
    answers({ status, body: { Err } });
    await failure();

    expect(logged()).toMatchObject([{ status, response: { Err } }]);
  },
);

it('a cart that is refused for want of its shop is logged [CART-19]', async () => {
  answers({ status: 400, body: { Err: 40, ErrText: 'Požadavku nerozumíme.' } });
  const { body, path: to } = { path: '/conf/api/dist/cartApi.php', body: { akce: 'getCart', cartId: 'a' } };
  await expect(request('getCart', { method: 'POST', path: to, body })).rejects.toMatchObject({ code: 40 });

  expect(logged()).toMatchObject([{ request: body, response: { Err: 40 } }]);
});

describe('what was too much at once', () => {
  /** Refuses so many calls with 429, then answers. */
  function refusesFirst(refusals: number, retryAfter: string) {
    calls.length = 0;
    globalThis.fetch = (async (path: string, init: { body: string }) => {
      calls.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
      const isRefused = calls.length <= refusals;
      const headers = new Headers(isRefused ? { 'retry-after': retryAfter } : {});
      const body = isRefused ? { Err: 15, ErrText: 'Příliš mnoho pokusů.' } : { Err: 0 };
      return { ok: !isRefused, status: isRefused ? 429 : 200, headers, json: async () => body };
    }) as unknown as typeof fetch;
  }

  it('is asked for again as soon as the shop says, and nothing is told of it', async () => {
    refusesFirst(2, '0.01');
    expect(await ask()).toEqual({ Err: 0 });
    expect(calls.map(({ body }) => body)).toEqual(Array(3).fill({ confID: 'a' }));
  });

  it('is a refusal in the words of the shop when it would take long', async () => {
    refusesFirst(1, '60');
    expect(await failure()).toMatchObject({ code: 15, refusal: 'Příliš mnoho pokusů.' });
  });

  it('is a refusal when the shop does not stop to refuse', async () => {
    refusesFirst(100, '0.01');
    expect(await failure()).toMatchObject({ code: 15, refusal: 'Příliš mnoho pokusů.' });
    expect(calls.filter((call) => call.path.startsWith(path))).toHaveLength(4);
  });
});

it('the loading banner is there until the last of several calls has ended, failed ones too [SHELL-01] [SHELL-02]', async () => {
  const ends: (() => void)[] = [];
  globalThis.fetch = () => new Promise((_, fail) => ends.push(() => fail(new Error('down'))));
  show(<PageFrame withHeader={false}>{null}</PageFrame>);
  const banner = () => screen.queryByRole('region', { name: 'Načítáme…' });
  expect(banner()).toBeNull();
  await act(async () => [ask(), ask()].forEach((call) => void call.catch(() => undefined)));
  expect(banner()).not.toBeNull();

  await act(async () => ends[0]!());
  expect(banner()).not.toBeNull();
  await act(async () => ends[1]!());
  await waitFor(() => expect(banner()).toBeNull());
});
