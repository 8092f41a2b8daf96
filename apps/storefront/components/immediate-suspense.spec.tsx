import { createRoot } from 'react-dom/client';
import { lazyChunk } from '../lib/loading/chunk';
import { ImmediateSuspense } from './immediate-suspense';

// Without `act`, in which React shows everything at once.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('what is loaded later', () => {
  let isAct: boolean | undefined;
  beforeEach(() => {
    isAct = environment.IS_REACT_ACT_ENVIRONMENT;
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    environment.IS_REACT_ACT_ENVIRONMENT = isAct;
  });

  it('is shown once it is there, however short the wait was', async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
    const Later = lazyChunk(() => promise);
    const place = document.createElement('div');
    const root = createRoot(place);
    root.render(
      <ImmediateSuspense fallback="waiting">
        <Later />
      </ImmediateSuspense>,
    );
    await tasks();
    expect(place.textContent).toBe('waiting');

    resolve({ default: () => 'here' });
    await tasks();
    expect(place.textContent).toBe('here');
    root.unmount();
  });
});

/** Time stands still, and what is to be done now is done. */
async function tasks(): Promise<void> {
  for (let nth = 0; nth < 20; nth++) await jest.advanceTimersByTimeAsync(0);
}
