import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Network, Refusal, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import AddSavedDialog from './add-saved-dialog';

const savedId = 'S'.repeat(22);
const path = `/api/configuration/${savedId}`;
const add = '/api/v1/cart/add';
const example = exampleAnswer('readSaved') as { prvky: object[] };
const held = { ...example, id: savedId, ulozeno: '2026-11-12', plati_do: '2999-12-12' };
const ended = { ...held, plati_do: '2026-11-26', plati: false };
const changed = (element: object, more: object = {}) => ({
  ...ended,
  prvky: [{ ...example.prvky[0]!, ...element }],
  ...more,
});
const inCart = exampleAnswer('addToErpCart');
const onClose = jest.fn();

beforeEach(() => {
  localStorage.clear();
  onClose.mockReset();
});

const text = () => screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');

/** Puts a link into the dialog and asks for what it leads to. */
async function paste(answers: ConstructorParameters<typeof Network>[0]) {
  const network = new Network(answers);
  show(<AddSavedDialog onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox'), savedId);
  await userEvent.click(screen.getByRole('button', { name: 'Vložit do košíku' }));
  return network;
}

it.each([
  ['whose price holds', held],
  ['that is over but costs the same', ended],
])('puts an offer into the cart %s [SAVE-12]', async (_, offer) => {
  const network = await paste({ [path]: offer, [add]: inCart });

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(network.askedFor(add)).toHaveLength(1);
});

it.each([
  ['another price', changed({ cena_dnes: 11_000 }), ['platila do 26. 11. 2026', 'Dnešní cena: 13 310']],
  ['another part', changed({ opraveno: ['sklo'] }), ['Změnili jsme: sklo.']],
  ['less', changed({}, { nevyrabi_se: ['Okno OS9'] }), ['Okno OS9: Tento výrobek už se']],
])(
  'tells first what is put into the cart at %s, and puts it there when that is wanted [SAVE-12]',
  async (_, offer, told) => {
    const network = await paste({ [path]: offer, [add]: inCart });
    const confirm = await screen.findByRole('button', { name: 'Vložit za dnešní cenu' });
    for (const sentence of told) expect(text()).toContain(sentence);
    expect(network.askedFor(add)).toHaveLength(0);

    await userEvent.click(confirm);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect([network.askedFor(path).length, network.askedFor(add).length]).toEqual([1, 1]);
  },
);

it('names no offered price that leaves out what is not made any more', async () => {
  await paste({ [path]: changed({ cena_dnes: 11_000 }, { nevyrabi_se: ['Okno OS9'] }) });
  await screen.findByRole('button', { name: 'Vložit za dnešní cenu' });

  expect(text()).toContain('Cena platila do 26. 11. 2026, teď platí dnešní.');
  expect(text()).not.toMatch(/Cena \d/);
});

it('puts it there once, though the answer to the first try was lost [SAVE-12]', async () => {
  const answers = [new Error('lost'), inCart];
  const network = await paste({ [path]: held, [add]: () => answers.shift()! });
  await screen.findByText(/^Došlo k\schybě!$/);
  await userEvent.click(screen.getByRole('button', { name: 'Vložit do košíku' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());

  const [first, second] = network.askedFor(add);
  expect(second!.headers['x-change-id']).toBe(first!.headers['x-change-id']);
  expect(second!.body).toEqual(first!.body);
});

const gone = (answer: object) => ({ [path]: new Refusal(404, { Err: 15, ErrText: 'Nenalezeno', ...answer }) });
it.each<[string, ConstructorParameters<typeof Network>[0], string]>([
  ['there is no such offer', gone({}), 'Takovou konfiguraci tu nemáme.'],
  ['it was forgotten', gone({ nabidka: { vyrobek_id: 'SL2', platila_do: '2026-01-06' } }), 'skončila 6. 1. 2026.'],
  [
    'it is not made any more',
    gone({ nabidka: { vyrobek_id: 'SL2', platila_do: null } }),
    'už se v uložené podobě nevyrábí',
  ],
  [
    'the cart is full',
    { [path]: held, [add]: new Refusal(400, { Err: 15, ErrText: 'Košík je plný.' }) },
    'Košík je plný.',
  ],
  ['it was asked too often', { [path]: new Refusal(429, { Err: 15, ErrText: 'Zkuste to za minutu.' }) }, 'Zkuste to'],
])('says that nothing was put into the cart because %s [OPEN-Q-18]', async (_, answers, told) => {
  await paste(answers);
  await waitFor(() => expect(text()).toContain(told));

  expect(onClose).not.toHaveBeenCalled();
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toBeTruthy();
});
