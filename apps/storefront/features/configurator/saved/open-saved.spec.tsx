import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { rememberOffer } from '../../../lib/quotes/saved-offers';
import { useMessage } from '../../../lib/accessibility/announce';
import { Network, Refusal, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { setCurrentDesign } from '../sync/current-design';
import OpenSaved from './open-saved';

const savedId = 'S'.repeat(22);
const path = `/api/configuration/${savedId}`;
const days = { ulozeno: '2026-11-12', plati_do: '2999-12-12' };
const example = exampleAnswer('readSaved') as { prvky: { cena_dnes: number }[] };

/** The offer as one opening of it is answered, with a working configuration of its own. */
const opening = (configuration: string, cena_dnes = example.prvky[0]!.cena_dnes) => ({
  ...example,
  ...days,
  configuration,
  prvky: [{ ...example.prvky[0]!, configuration, cena_dnes }],
});

/** Where the link is opened, left and opened again; and what the page says. */
function Tab() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)}>link</button>
      <output>{useMessage()?.text}</output>
      {open && <OpenSaved savedId={savedId} />}
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('opens what was saved each time the link is opened, also twice in one tab [OPEN-Q-19]', async () => {
  let openings = 0;
  const answers = { [path]: () => opening(`working-${++openings}`), getVyrobek: exampleAnswer('getVyrobek') };
  const network = new Network(answers);
  show(<Tab />);
  const link = screen.getByRole('button', { name: 'link', hidden: true });
  for (const nth of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: /^Pokračovat/ }));
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain(`working-${nth}`));
    await userEvent.click(link);
    if (nth === 1) await userEvent.click(link);
  }
  expect(network.askedFor(path)).toHaveLength(2);
});

it.each([
  ['warns of a design in hand, of which a change would be lost', 2, true],
  ['does not where it is what was saved as this offer', 3, false],
])('%s [SAVE-10]', async (_, savedRevision, warned) => {
  const design = { ...exampleAnswer('getVyrobek'), revize: 3 };
  setCurrentDesign({ configurationId: 'in-hand', productId: 'SL2' });
  const { KonfiguraceID } = design as unknown as { KonfiguraceID: string };
  const of = { configurationId: KonfiguraceID, revision: savedRevision };
  rememberOffer({ savedId, name: 'Okno', savedOn: '2026-11-12', of });
  new Network({ [path]: opening('working'), getVyrobek: design });
  show(<Tab />);
  await screen.findByRole('button', { name: /^Pokračovat/ });

  expect(screen.queryByText('Rozpracovaný výrobek tím přepíšete.') !== null).toBe(warned);
});

it.each([
  ['costs something else than was told', opening('today', 9_999)],
  ['is not made any more', new Refusal(404, { Err: 15, ErrText: 'Nenalezeno' })],
])('shows the offer anew where the product of today %s', async (_, ofToday) => {
  const answers = [opening('first', 9_000), ofToday, opening('second', 9_999)];
  const network = new Network({ [path]: () => answers.shift()! });
  show(<Tab />);
  await userEvent.click(await screen.findByRole('button', { name: 'Vzít dnešní cenu' }));

  expect(await screen.findByText(/^Nabídka se mezitím změnila/)).toBeTruthy();
  expect(network.askedFor(path)).toHaveLength(3);
  expect(JSON.stringify(sessionStorage)).not.toContain('today');
  expect(screen.getByRole('button', { name: 'Vzít dnešní cenu' })).toBeTruthy();
});
