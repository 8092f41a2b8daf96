import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { isSavedState, rememberedOffers } from '../../lib/quotes/saved-offers';
import { captchaScript, showCaptcha } from '../../testing/captcha';
import { Network, Refusal, show } from '../../testing/page';
import SaveDialog from './save-dialog';
import type { Savable } from './use-save';

const path = '/api/configuration';
const picture = '/api/drawing/configuration/a.png';
const element = { configurationId: 'a', title: 'Okno', profile: 'LINIA 80', picture, net: 100, quantity: 1 };
const savable: Savable = {
  elements: [{ ...element, priced: null, stock: false }],
  ...{ type: 'O', route: '/doplnky/', revision: 1, offerUntil: undefined },
};
const saved = { id: 'S'.repeat(22), cislo: '7Q4M-K2XD', odkaz: 'http://x/', qr: 'PHN2Zy8+' };
const onClose = jest.fn();

beforeEach(() => {
  localStorage.clear();
  onClose.mockReset();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());
const shopper = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const dialog = () => within(screen.getByRole('dialog', { name: /^Uložit\sa\sposlat$/ }));
const write = (field: string, text: string) => shopper.type(dialog().getByRole('textbox', { name: field }), text);
const send = () => shopper.click(dialog().getByRole('button', { name: /^Uložit\sa\sposlat$/ }));

/** Opens the dialog, and sends it with this name and address and without a note. */
async function sendTo(name: string, email: string, answer: Record<string, unknown> | Error = saved) {
  const network = new Network({ [path]: answer });
  show(<SaveDialog savable={savable} onClose={onClose} />);
  if (name) await write('Jméno', name);
  if (email) await write('E-mail', email);
  await send();
  return network;
}

it('has name, e-mail and note, and is sent without a note [SAVE-01] [SAVE-02] [SAVE-05]', async () => {
  const network = await sendTo('Jana', 'jana@example.test');
  await screen.findByText(/Odkaz jsme poslali na jana@example\.test/);

  expect(dialog().getByRole('textbox', { name: /^Poznámka/ })).toBeTruthy();
  const [sent] = network.askedFor(path).map(({ body }) => body);
  const said = { name: 'Jana', email: 'jana@example.test', note: '', type: 'O', route: '/doplnky/' };
  expect(sent).toEqual({ ...said, configuration: 'a', domain: window.location.host });
});

it.each([
  ['', '', 2],
  ['Jana', '', 1],
  ['', 'jana@example.test', 1],
])(
  'does not go out with the name "%s" and the address "%s" [SAVE-02] [SAVE-03] [SAVE-04]',
  async (name, email, empty) => {
    const network = await sendTo(name, email);

    expect(await screen.findByText('Formulář obsahuje chyby')).toBeTruthy();
    expect(screen.getAllByText('Musí být vyplněno')).toHaveLength(empty);
    expect(network.askedFor(path)).toEqual([]);
  },
);

it.each([
  ['', '', 'Jméno'],
  ['Jana', 'jana', 'E-mail'],
])('goes to the first field that is wrong with the name "%s" and the address "%s"', async (name, email, wrong) => {
  await sendTo(name, email);

  expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: wrong }));
});

it('does not go out to an address that is none [SAVE-02] [SAVE-04]', async () => {
  const network = await sendTo('Jana', 'jana');

  expect(await screen.findByText('Formulář obsahuje chyby')).toBeTruthy();
  expect(network.askedFor(path)).toEqual([]);
});

it('waits for the answer to the last change: neither way saves the state before it [SAVE-05]', async () => {
  const network = new Network({ [path]: saved });
  let answer = () => {};
  const WhileAwaited = () => {
    const [awaited, setAwaited] = useState(true);
    answer = () => setAwaited(false);
    return <SaveDialog savable={{ ...savable, awaited, revision: awaited ? 1 : 2 }} onClose={onClose} />;
  };
  show(<WhileAwaited />);
  await write('Jméno', 'Jana');
  await write('E-mail', 'jana@example.test{Enter}');
  const withoutMail = () => dialog().getByRole('button', { name: /^Bez e-mailu/ });
  await shopper.click(withoutMail());
  expect(network.askedFor(path)).toEqual([]);

  act(answer);
  await shopper.click(withoutMail());
  expect(network.askedFor(path).map(({ headers }) => headers['x-revision'])).toEqual(['2']);
});

it('gets a captcha token when the shop asks for one, and repeats the request with it [SAVE-05]', async () => {
  using _captcha = showCaptcha();
  const robot = { Err: 15, ErrText: 'Nepodařilo se ověřit, že nejste robot.', recaptcha: true };
  const network = new Network({ [path]: ({ body }) => (body['recaptchaToken'] ? saved : new Refusal(400, robot)) });
  show(<SaveDialog savable={savable} onClose={onClose} />);
  await write('Jméno', 'Jana');
  await write('E-mail', 'jana@example.test');
  await send();
  await waitFor(() => expect(captchaScript()).not.toBeNull());
  captchaScript()!.dispatchEvent(new Event('load'));

  await screen.findByText(/Odkaz jsme poslali na jana@example\.test/);
  const [first, again] = network.askedFor(path);
  expect(again).toEqual({ ...first, body: { ...first!.body, recaptchaToken: 'site feedback' } });
});

it('says what the offer is called that was sent', async () => {
  await sendTo('Jana', 'jana@example.test');

  expect(await screen.findByText('Uloženo jako nabídka 7Q4M-K2XD.')).toBeTruthy();
});

it('names the offer that has no mail, and begins a letter about it with its number and link', async () => {
  new Network({ [path]: saved });
  show(<SaveDialog savable={savable} onClose={onClose} />);
  await shopper.click(dialog().getByRole('button', { name: /^Bez e-mailu/ }));

  expect(await screen.findByText('Uloženo jako nabídka 7Q4M-K2XD.')).toBeTruthy();
  const letter = new URL(dialog().getByRole('link', { name: 'Zeptat se na nabídku' }).getAttribute('href')!);
  expect(letter.protocol).toBe('mailto:');
  expect(letter.pathname).toMatch(/^\S+@\S+$/);
  expect(letter.searchParams.get('subject')).toBe('Dotaz k\u00a0nabídce 7Q4M-K2XD');
  expect(letter.searchParams.get('body')).toContain(saved.odkaz);
});

it('mails the offer whose link was asked for first: it keeps its number [SAVE-05]', async () => {
  const network = new Network({ [path]: saved });
  show(<SaveDialog savable={savable} onClose={onClose} />);
  await shopper.click(dialog().getByRole('button', { name: /^Bez e-mailu/ }));
  await screen.findByText('Uloženo jako nabídka 7Q4M-K2XD.');
  await write('Jméno', 'Jana');
  await write('E-mail', 'jana@example.test');
  await send();
  await screen.findByText(/Odkaz jsme poslali/);

  expect(network.askedFor(path).map(({ body }) => body['nabidka'])).toEqual([undefined, saved.id]);
  expect(rememberedOffers()).toHaveLength(1);
});

it('saves anew what has changed since its link was asked for', async () => {
  const network = new Network({ [path]: saved });
  let change = () => {};
  const WhileChanged = () => {
    const [revision, setRevision] = useState(1);
    change = () => setRevision(2);
    return <SaveDialog savable={{ ...savable, revision }} onClose={onClose} />;
  };
  show(<WhileChanged />);
  await shopper.click(dialog().getByRole('button', { name: /^Bez e-mailu/ }));
  await screen.findByText('Uloženo jako nabídka 7Q4M-K2XD.');
  act(change);
  await write('Jméno', 'Jana');
  await write('E-mail', 'jana@example.test');
  await send();
  await screen.findByText(/Odkaz jsme poslali/);

  expect(network.askedFor(path).map(({ body }) => body['nabidka'])).toEqual([undefined, undefined]);
});

it('closes two seconds after it was sent [SAVE-06]', async () => {
  await sendTo('Jana', 'jana@example.test');
  await screen.findByText(/Odkaz jsme poslali/);
  act(() => jest.advanceTimersByTime(1_000));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1_000));

  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says that it could not be sent, and stays [SAVE-07] [ERR-05]', async () => {
  await sendTo('Jana', 'jana@example.test', new Error('offline'));

  expect(await screen.findByText('Došlo k chybě!')).toBeTruthy();
  act(() => jest.advanceTimersByTime(5_000));
  expect(onClose).not.toHaveBeenCalled();
});

describe('says how long the price is held', () => {
  const text = (of: Partial<Savable>) => {
    jest.setSystemTime(new Date('2026-11-27T12:00:00+01:00'));
    show(<SaveDialog savable={{ ...savable, ...of }} onClose={onClose} />);
    return screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
  };

  it.each([
    ['two weeks', {}, 'Cena platí do 11. 12. 2026 včetně.'],
    ['as long as the offer whose price it has', { offerUntil: '2026-12-03' }, 'Cena platí do 3. 12. 2026 včetně.'],
  ])('%s', (_, of, told) => {
    expect(text(of)).toContain(told);
  });

  it('and promises none for a product from stock', () => {
    const told = text({ elements: [{ ...savable.elements[0]!, stock: true }] });

    expect(told).toContain('Zboží skladem prodáváme za cenu v den nákupu.');
    expect(told).not.toContain('Cena platí do');
  });

  it('and remembers that day, and the design that was saved', async () => {
    new Network({ [path]: saved });
    text({ offerUntil: '2026-12-03' });
    await shopper.click(dialog().getByRole('button', { name: /^Bez e-mailu/ }));
    await screen.findByRole('img', { name: /^QR/ });

    expect(rememberedOffers()).toMatchObject([{ savedId: saved.id, validUntil: '2026-12-03', stock: false }]);
    expect(isSavedState(saved.id, { configurationId: 'a', revision: 1 })).toBe(true);
    expect(isSavedState(saved.id, { configurationId: 'a', revision: 2 })).toBe(false);
  });
});
