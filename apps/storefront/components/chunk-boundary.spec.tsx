import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { goTo, useAddress } from '../lib/navigation/address';
import { lazyChunk } from '../lib/loading/chunk';
import { Network, show } from '../testing/page';
import { ChunkBoundary } from './chunk-boundary';

type Screen = { default: ComponentType };

describe('a screen whose code', () => {
  it('does not come says so, with a way on [SHELL-09]', async () => {
    new Network({});
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Missing = lazyChunk((): Promise<Screen> => Promise.reject(new Error('no such file')));
    show(
      <ChunkBoundary>
        <Missing />
      </ChunkBoundary>,
    );

    expect((await screen.findByRole('alert')).textContent).toContain('Došlo k chybě!');
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
    quiet.mockRestore();
  });

  test('a part that fails is reported with the stack of its error and the components around it [LOG-05]', async () => {
    const reports: Record<string, unknown>[] = [];
    globalThis.fetch = (async (_: string, init: { body: string }) => {
      reports.push((JSON.parse(init.body) as { data: Record<string, unknown> }).data);
      return { json: async () => Promise.resolve({}) };
    }) as unknown as typeof fetch;
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new TypeError('not a size');
    };
    show(
      <ChunkBoundary>
        <Broken />
      </ChunkBoundary>,
    );
    await screen.findByRole('alert');

    expect(reports).toMatchObject([{ failure: 'TypeError: not a size' }]);
    expect(reports[0]!['stack']).toMatch(/at Broken \(.*chunk-boundary\.spec\.tsx:\d+/);
    expect(reports[0]!['componentStack']).toMatch(/at Broken \(/);
    quiet.mockRestore();
  });

  it('does not come is left for another screen, which is shown [SHELL-09]', async () => {
    new Network({});
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Missing = lazyChunk((): Promise<Screen> => Promise.reject(new Error('no such file')));
    const Page = () => (
      <ChunkBoundary page>{useAddress().pathname === '/' ? <Missing /> : <p>another</p>}</ChunkBoundary>
    );
    show(<Page />);
    await screen.findByRole('alert');
    goTo('/another/');

    expect(await screen.findByText('another')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    quiet.mockRestore();
  });

  it('is on its way says that it is loading', async () => {
    const Slow = lazyChunk(() => new Promise<Screen>(() => undefined));
    show(
      <ChunkBoundary>
        <Slow />
      </ChunkBoundary>,
    );

    expect(await screen.findByText('Načítáme…')).toBeTruthy();
  });
});
