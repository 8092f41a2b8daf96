import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { show } from '../../../testing/page';
import { Documents } from './documents';

type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers?: Headers;
  readonly blob?: () => Promise<Blob>;
};

/** As far as its papers look at it. */
const page = { order: { token: 'token', number: '2026/07001482' }, stage: 'making' } as OrderPage;
const kept: string[] = [];
const summary = /Stáhnout: Souhrn objednávky/;
const blob = async () => new Blob([new Uint8Array(109_600)]);
const named = 'attachment; filename="Souhrn.pdf"; filename*=UTF-8\'\'Souhrn%20objedn%C3%A1vky%202026-07001482.pdf';
const ready: Answer = { ok: true, status: 200, headers: new Headers({ 'content-disposition': named }), blob };

beforeEach(() => {
  kept.length = 0;
  URL.createObjectURL = () => 'blob:paper';
  HTMLAnchorElement.prototype.click = function () {
    kept.push(this.download);
  };
});

/** Shows the papers of an order; each press on one is answered by what the test gives. */
function showPapers(answers: (Answer | Promise<Answer> | Error)[]) {
  globalThis.fetch = (async (path: string) => {
    if (path === '/api/log') return { json: async () => ({}) };
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof fetch;
  show(<Documents page={page} />);
}
const press = () => userEvent.click(screen.getByRole('link', { name: summary }));

it('says that a paper is being made, then keeps it and says its size', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  showPapers([promise]);
  await press();
  expect(await screen.findByText('Doklad připravujeme…')).toBeTruthy();
  await press();
  resolve(ready);

  expect((await screen.findByText(/kB/)).textContent).toBe('PDF · 110\u00a0kB · Není daňovým dokladem.');
  expect(kept).toEqual(['Souhrn objednávky 2026-07001482.pdf']);
});

it.each([
  ['there is no connection', new Error('offline')],
  ['the shop has too much to do', { ok: false, status: 429 }],
])('says that a paper could not be had where %s, and fetches it at the next press', async (_, failure) => {
  showPapers([failure, ready]);
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('nepodařilo připravit');
  expect(kept).toEqual([]);
  await press();

  await screen.findByText(/110.kB/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a paper without a name is kept under the end of its address', async () => {
  showPapers([{ ...ready, headers: new Headers() }]);
  await press();

  await screen.findByText(/kB/);
  expect(kept).toEqual(['souhrn.pdf']);
});
