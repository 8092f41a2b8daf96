import { screen, waitFor } from '@testing-library/react';
import { openChoice } from '../../../testing/open-choice';
import InnerSillDialog from './inner-sill-dialog';
import OuterSillDialog from './outer-sill-dialog';

it.each([
  ['a length that is not made', '9000', /Parapet se vyrábí dlouhý nejvýš .* mm, tento by měl 9.000.mm/],
  ['what is no length', '12o0', /Hodnotě „12o0“ nerozumíme/],
  ['nothing', ' ', /Napište rozměr v.milimetrech/],
])('%s stays in the field with its reason, and is not used [DIM-08]', async (_case, typed, reason) => {
  const { network, user } = await openChoice(InnerSillDialog);
  await user.click(screen.getAllByRole('radio', { name: /PVC|plast/i })[0]!);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Délka' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /Použít parapet/ }));
  expect(document.activeElement).toBe(field);
  expect(field.value.replace(/\s/g, '')).toBe(typed.trim());
  expect(network.askedFor('pridejDoplnek')).toEqual([]);
});

it.each([
  ['více', '170'],
  ['méně', '160'],
])(
  'a button beside the depth of bent metal goes to the next one that is made: o 10 mm %s [PARA-01]',
  async (way, next) => {
    const { user } = await openChoice(OuterSillDialog);
    const depth = 'Jiné vyložení, po 10\u00a0mm';
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: depth });
    await user.clear(field);
    await user.type(field, '165{Enter}');
    await user.click(screen.getByRole('button', { name: `${depth}: o\u00a010\u00a0mm ${way}` }));

    expect(field.value).toBe(next);
  },
);

it.each([
  ['zlatý dub', 1],
  ['antracit', 0],
])('the field of %s has %i grain [PARA-03]', async (name, grains) => {
  await openChoice(InnerSillDialog);
  const swatch = screen.getByRole('radio', { name: new RegExp(`^${name}`) }).closest('label')!;
  expect(swatch.querySelectorAll('.grain')).toHaveLength(grains);
});

it.each([
  ['length', InnerSillDialog, 'Délka', '185', '1850'],
  ['depth of bent metal', OuterSillDialog, 'Jiné vyložení, po 10\u00a0mm', '23', '230'],
] as const)('centimetres for the %s are asked about, and taken as they were meant [DIM-08]', async (...row) => {
  const [, Dialog, name, typed, meant] = row;
  const { network, server, user } = await openChoice(Dialog);
  await user.click(screen.getAllByRole('radio', { name: /PVC|plast|ohýbaný/i })[0]!);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  const yes = await screen.findByRole('button', { name: /^Ano, / });
  await user.click(screen.getByRole('button', { name: /Použít parapet/ }));
  expect(document.activeElement).toBe(field);
  expect(network.askedFor('pridejDoplnek')).toEqual([]);

  await user.click(yes);
  expect(field.value.replace(/\s/g, '')).toBe(meant);
  await user.click(screen.getByRole('button', { name: /Použít parapet/ }));
  const sizes = () => server.configuration.areas.flatMap(({ accessories }) => accessories);
  await waitFor(() => expect(sizes()).toMatchObject([{ [name === 'Délka' ? 'length' : 'depth']: Number(meant) }]));
});

it('speaks of a difference once there is a sill to differ from', async () => {
  const { user } = await openChoice(InnerSillDialog);
  expect(screen.queryByText(/Rozdíl proti vybranému parapetu/)).toBeNull();
  expect(screen.getByText(/Ceny jsou s.DPH/)).toBeTruthy();

  await user.click(screen.getAllByRole('radio', { name: /PVC|plast/i })[0]!);
  expect(screen.getByText(/Rozdíl proti vybranému parapetu/)).toBeTruthy();
});
