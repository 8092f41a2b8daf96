import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { product } from '@fenestra/contracts/wire/product';
import { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { changedBy as made, initialConfiguration as startOf } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { factsOf } from '@fenestra/testing/shop-facts';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { Storefront } from '../../../lib/shop/texts';
import { useMessage } from '../../../lib/accessibility/announce';
import { ConfiguratorServer } from '../../../testing/configurator-server';
import { Network } from '../../../testing/page';
import { productQuery } from './product.query';
import { rulesBy } from './rules';
import { useChanges } from './use-changes';

const catalogue = shopCatalogue();
const rules = rulesBy(catalogue);
const shop = shopByCode('cs');
let server: ConfiguratorServer;
let network: Network;

beforeEach(() => sessionStorage.clear());

const start = (options: Parameters<typeof begin>[0] = {}) => begin(options).result;

/** The hook as the configurator runs it: the product is what the server answered last. */
function begin({ withRules = true, from }: { withRules?: boolean; from?: Configuration } = {}) {
  server = new ConfiguratorServer(catalogue);
  if (from) server.hold(from);
  network = new Network(server.answers());
  const { example } = server;
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Storefront value={{ shop, buyer: 'private', contact: factsOf(shop).contact, texts: textsOf(shop) }}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Storefront>
  );
  const { configurationId: confID } = example;
  const begun = from ? z.decode(product, server.answers().getVyrobek({ body: { confID } })) : example;
  queries.setQueryData(productQuery(confID).queryKey, begun);
  return renderHook(
    ({ known }) => {
      const { data } = useQuery(productQuery(example.configurationId));
      return { ...useChanges(data!, known), message: useMessage() };
    },
    { wrapper, initialProps: { known: withRules ? rules : undefined } },
  );
}

const size = (width: number): Change => ({ kind: 'size', width, height: 1400 });
const ofWindow: Change[] = [
  size(1501),
  {
    kind: 'field-sizes',
    fields: [
      { area: '1', width: 700, height: 1500 },
      { area: '2', width: 1100, height: 1500 },
    ],
  },
  { kind: 'opening', areas: ['1'], opening: 'ol' },
  { kind: 'profile', profile: 222300 },
  { kind: 'colour', inside: 'D01', outside: 'D01' },
  { kind: 'glass', areas: ['2'], glass: 324 },
  { kind: 'spacer', areas: [], spacer: 402 },
  { kind: 'ornament', areas: ['1'], ornament: 501 },
  { kind: 'bars', areas: [], bars: 601, pattern: '1x1' },
  { kind: 'handle', handle: 644 },
  { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-BI', size: { length: 1500, depth: 200 } },
];

const sill: Change = { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-BI' };
const band = () => startOf('SE-PAS');
/** Each kind of change with what it is made of; nothing stands for the window that there is. */
const ofEveryKind: readonly (readonly [kind: Change['kind'], change: Change, from?: () => Configuration])[] = [
  ...ofWindow.map((change) => [change.kind, change] as const),
  ['room', { kind: 'room', room: 'Kuchyň' }],
  ['mirror', { kind: 'mirror' }, () => startOf('FO2')],
  ['remove-accessory', { kind: 'remove-accessory', areas: [], accessory: 751 }, () => made(startOf('SL2'), sill)],
  ['threshold', { kind: 'threshold', threshold: 1513 }, () => startOf('E1')],
  ['filling', { kind: 'filling', filling: catalogue.data.fillings[1]!.id }, () => startOf('E1')],
  ['lock', { kind: 'lock', lock: catalogue.data.locks[1]!.id }, () => startOf('E1')],
  ['add-element', { kind: 'add-element', place: 'right', product: 'F1' }, band],
  ['remove-element', { kind: 'remove-element', element: 3 }, band],
  ['move-element', { kind: 'move-element', element: 1, to: 'right' }, band],
  ['coupling', { kind: 'coupling', joint: 1, coupling: 1803 }, band],
];

it('changes of every kind are tried below, but for those that take a state back', () => {
  const kinds = Change.def.options.map(({ shape }) => shape.kind.def.values[0]);
  expect([...new Set(ofEveryKind.map(([kind]) => kind)), 'restore'].toSorted()).toEqual(kinds.toSorted());
});

it.each(ofEveryKind.map(([kind, change, from = null]) => [kind, change, from] as const))(
  'a change of %s is undone and done again, here and on the server',
  async (_kind, change, from) => {
    const page = start({ ...(from && { from: from() }) });
    const before = server.configuration;
    act(() => void page.current.change(change, 'change'));
    await waitFor(() => expect(page.current.checking).toBe(false));
    const after = server.configuration;
    expect(page.current.shown).toEqual(after);
    expect(after).not.toEqual(before);

    act(() => page.current.undo());
    expect(page.current.shown).toEqual(before);
    await waitFor(() => expect(page.current.checking).toBe(false));
    expect([page.current.shown, server.configuration]).toEqual([before, before]);

    act(() => page.current.redo());
    expect(page.current.shown).toEqual(after);
    await waitFor(() => expect(page.current.checking).toBe(false));
    expect([page.current.shown, server.configuration]).toEqual([after, after]);
  },
);

it('many changes are undone one after the other while none is answered yet', async () => {
  const page = start();
  const before = server.configuration;
  for (const change of ofWindow) act(() => void page.current.change(change, change.kind));
  while (page.current.undoLabel) act(() => page.current.undo());

  expect(page.current.shown).toEqual(before);
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect([page.current.shown, server.configuration]).toEqual([before, before]);
});

it('a change that is on its way when the rules come is shown by them, and stays', async () => {
  const { result: page, rerender } = begin({ withRules: false });
  act(() => void page.current.change(size(1501), 'size'));
  expect(page.current.shown.width).toBe(1800);
  rerender({ known: rules });
  expect([page.current.shown.width, page.current.checking]).toEqual([1501, true]);

  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(page.current.shown).toEqual(server.configuration);
  expect(page.current.shown.width).toBe(1501);
});

it('undo goes to the server also while the rules are missing', async () => {
  const page = start({ withRules: false });
  const before = server.configuration;
  act(() => void page.current.change(size(1501), 'size'));
  await waitFor(() => expect(page.current.checking).toBe(false));
  act(() => page.current.undo());
  await waitFor(() => expect(page.current.checking).toBe(false));

  expect([page.current.shown, server.configuration]).toEqual([before, before]);
});

it('an undo that the server refuses says so and can be pressed again', async () => {
  const page = start();
  const before = server.configuration;
  act(() => void page.current.change(size(1501), 'size'));
  await waitFor(() => expect(page.current.checking).toBe(false));
  const after = server.configuration;

  server.next = { Err: 15, ErrText: 'Mezitím se něco změnilo.' };
  act(() => page.current.undo());
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(page.current.message?.text).toBe('Mezitím se něco změnilo.');
  expect(page.current.shown).toEqual(after);
  expect([page.current.undoLabel, page.current.redoLabel]).toEqual(['size', undefined]);

  act(() => page.current.undo());
  await waitFor(() => expect(server.configuration).toEqual(before));
  await waitFor(() => expect(page.current.redoLabel).toBe('size'));

  server.next = { Err: 15, ErrText: 'Ne.' };
  act(() => page.current.redo());
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect([page.current.undoLabel, page.current.redoLabel]).toEqual([undefined, 'size']);
});

it('a change that the server refuses is no step, and the one after it is undone to where the server was', async () => {
  const page = start();
  const before = server.configuration;
  server.next = { Err: 15, ErrText: 'Ne.' };
  act(() => void page.current.change(size(1501), 'refused'));
  act(() => void page.current.change({ kind: 'profile', profile: 222300 }, 'profile'));
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(page.current.undoLabel).toBe('profile');
  expect(server.configuration).toMatchObject({ width: before.width, profile: 222300 });

  act(() => page.current.undo());
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect([page.current.shown, server.configuration]).toEqual([before, before]);
  expect(page.current.undoLabel).toBeUndefined();
});

it('a change that fails leaves the state before, and says so [OPEN-Q-27]', async () => {
  const page = start();
  const before = server.configuration;
  server.next = { Err: 40, ErrText: 'not understood' };
  act(() => void page.current.change(size(1501), 'size'));
  await waitFor(() => expect(page.current.checking).toBe(false));

  expect([page.current.shown, server.configuration]).toEqual([before, before]);
  expect(page.current.message?.text).toBe('Došlo k chybě!');
});

it('an undo without an answer waits and is sent again under its id', async () => {
  const page = start();
  const before = server.configuration;
  act(() => void page.current.change(size(1501), 'size'));
  await waitFor(() => expect(page.current.checking).toBe(false));

  server.next = new Error('the line is down');
  act(() => page.current.undo());
  await waitFor(() => expect(page.current.stuck).toBe(true));
  act(() => page.current.retry());
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(server.configuration).toEqual(before);
  const ids = network.askedFor('obnovKonfiguraci').map(({ headers }) => headers['x-change-id']);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
});

it('each press of a button that was rendered once starts from what is shown by then', async () => {
  const page = start();
  const before = server.configuration;
  const { change, undo } = page.current;
  act(() => void change(size(1501), 'first'));
  act(() => void change({ kind: 'profile', profile: 222300 }, 'second'));
  act(() => undo());
  expect(page.current.shown).toMatchObject({ width: 1501, profile: before.profile });
  act(() => undo());

  await waitFor(() => expect(page.current.checking).toBe(false));
  expect([page.current.shown, server.configuration]).toEqual([before, before]);
});

it('an answer that says what is shown already leaves it the same object, so that nothing is drawn again', async () => {
  const page = start();
  act(() => void page.current.change(size(1501), 'size'));
  const { shown } = page.current;
  await waitFor(() => expect(page.current.checking).toBe(false));

  expect(page.current.shown).toBe(shown);
});

it('a render without a change writes no steps to the storage of the tab again', () => {
  const { rerender } = begin();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  jest.useFakeTimers();
  try {
    rerender({ known: rules });
    jest.advanceTimersByTime(1_000);
    expect(write).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
    write.mockRestore();
  }
});

it('tells what came along with a change until the next one, and nothing of one that the server refuses', async () => {
  const page = start();
  act(() => void page.current.change({ kind: 'profile', profile: 222300 }, 'profile'));
  expect(page.current.told).toMatchObject({ altered: ['glass', 'spacer'], after: { profile: 222300 } });
  await waitFor(() => expect(page.current.checking).toBe(false));
  act(() => page.current.undo());
  expect(page.current.told).toBeNull();
  await waitFor(() => expect(page.current.checking).toBe(false));

  server.next = { Err: 15, ErrText: 'Ne.' };
  act(() => void page.current.change({ kind: 'profile', profile: 222300 }, 'profile'));
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(page.current.told).toBeNull();
});

it('tells what the server says came along, while the page has no rules of its own', async () => {
  const page = start({ withRules: false });
  const line = 'Sklo: dvojsklo – předtím trojsklo';
  const dusledky = ['1', '2'].map((oblast) => ({ kod: 'glass', oblast, text: line }));
  server.next = { ...server.answers().getVyrobek({ body: { confID: server.example.configurationId } }), dusledky };
  act(() => void page.current.change({ kind: 'profile', profile: 222300 }, 'profile'));
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(page.current.told).toMatchObject({ lines: [line] });

  act(() => void page.current.change(size(1501), 'size'));
  await waitFor(() => expect(page.current.checking).toBe(false));
  expect(page.current.told).toBeNull();
});
