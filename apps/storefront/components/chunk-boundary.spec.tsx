import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { goTo, useAddress } from '../lib/address';
import { lazyChunk } from '../lib/chunk';
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
