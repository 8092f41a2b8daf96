import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../testing/page';
import { Dialog } from './dialog';

type Open = 'first' | 'second' | null;

/** A page with a dialog whose button opens another one in its place. */
function Page() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button onClick={() => setOpen('first')}>open</button>
      {open === 'first' && (
        <Dialog title="first" onClose={close}>
          <button onClick={() => setOpen('second')}>next</button>
        </Dialog>
      )}
      {open === 'second' && (
        <Dialog key="second" title="second" onClose={close}>
          text
        </Dialog>
      )}
    </>
  );
}

const back = () => act(() => window.history.back());
const shown = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

/** Opens it over a page that was come to from another one. */
async function open() {
  show(<Page />, { at: '/before/' });
  window.location.hash = '/page/';
  await press('open');
  expect(shown()).toEqual(['first']);
}

it('Back closes a dialog and stays on the page beneath', async () => {
  await open();
  back();

  await waitFor(() => expect(shown()).toEqual([]));
  expect(window.location.hash).toBe('#/page/');
});

it('closed by its button it leaves no step behind, so that the next Back leaves the page', async () => {
  await open();
  await press('Zavřít');
  await waitFor(() => expect(window.history.state ?? null).toBeNull());
  back();

  await waitFor(() => expect(window.location.hash).toBe('#/before/'));
});

it('one that opens in the place of another takes over its step: one Back closes it, the next leaves the page', async () => {
  await open();
  await press('next');
  expect(shown()).toEqual(['second']);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(shown()).toEqual(['second']);
  back();
  await waitFor(() => expect(shown()).toEqual([]));
  back();

  await waitFor(() => expect(window.location.hash).toBe('#/before/'));
});
