import { shopCatalogue } from '@fenestra/testing/shop-data';
import { screen, waitFor, within } from '@testing-library/react';
import { openChoice, started } from '../../../testing/open-choice';
import BarsDialog from './bars-dialog';
import { panesBetweenBars } from './panes-between-bars';

const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => dialog().getByRole('button', { name: /^Použít/ });
const names = (group: string) =>
  within(dialog().getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.querySelector('b')!.textContent.replace('\u00a0', ' '));

it('asks for area, bar and pattern in this order [GRID-01]', async () => {
  await openChoice(BarsDialog);
  const parts = dialog().getAllByRole('heading', { level: 3 });

  expect(parts.map(({ textContent }) => textContent)).toEqual(['Do kterých křídel', 'Šířka a\u00a0barva', 'Rozdělení']);
});

it('offers bars of 8, 18, 26 and 45 mm [GRID-02]', async () => {
  await openChoice(BarsDialog);

  expect(names('Šířka a\u00a0barva')).toEqual(['8 mm', '18 mm', '26 mm', '45 mm']);
});

it('shows both colours of bars that have two, and one of all others [GRID-02]', async () => {
  const { colours } = shopCatalogue().data;
  const white = started('SL2').colour.inside;
  const outside = colours.find(({ code }) => code !== white)!.code;
  await openChoice(BarsDialog, { from: started('SL2', { colour: { inside: white, outside } }) });
  const coloursOf = (name: RegExp) => {
    const field = dialog().getByRole('radio', { name }).closest('label')!.querySelector('i')!;
    return new Set(field.style.background.match(/rgb\([^)]+\)|#\w+/g)).size;
  };

  await dialog().findByRole('radio', { name: /^dvoubarevná/ });
  expect([coloursOf(/^dvoubarevná/), coloursOf(/^v\sdekoru/), coloursOf(/^bílá/)]).toEqual([2, 1, 1]);
});

it('puts bars into the sashes that are marked, by one call [GRID-04] [GRID-06]', async () => {
  const { network, user, server } = await openChoice(BarsDialog);
  await user.click(dialog().getByRole('checkbox', { name: /Levé křídlo/ }));
  await user.click(dialog().getByRole('radio', { name: /^1\s×\s2/ }));
  await user.click(confirm());

  await waitFor(() => expect(network.askedFor('addMrizkaToArea')).toHaveLength(1));
  expect(network.askedFor('addMrizkaToArea')[0]!.body).toMatchObject({
    areaId: '2',
    mrizkaId: 604,
    mrizkaVarianta: '1x2',
  });
  await waitFor(() =>
    expect(server.configuration.areas.map(({ bars }) => bars)).toEqual([null, { bars: 604, pattern: '1x2' }]),
  );
});

it('offers the patterns that lists of the protocol name, among them two by one [GRID-01] [OPEN-Q-117]', async () => {
  const { user, server } = await openChoice(BarsDialog);
  await user.click(dialog().getByRole('radio', { name: /^2\s×\s1/ }));
  await user.click(confirm());

  await waitFor(() => expect(server.configuration.areas.map(({ bars }) => bars?.pattern)).toEqual(['2x1', '2x1']));
});

it.each([
  ['a pattern is pressed', /^1\s×\s2/],
  ['no bars at all are wanted', null],
])('asks for a sash when none is marked and %s [GRID-05]', async (_when, pattern) => {
  const { network, user } = await openChoice(BarsDialog);
  for (const box of dialog().getAllByRole('checkbox')) await user.click(box);
  if (pattern) await user.click(dialog().getByRole('radio', { name: pattern }));
  else await user.click(confirm());

  expect((await screen.findByRole('alert')).textContent).toContain('Vyberte prosím křídlo');
  expect(network.askedFor('addMrizkaToArea')).toEqual([]);
});

it('takes bars out of the sashes whose marks are taken away, also of the last one [GRID-05]', async () => {
  const { user, server } = await openChoice(BarsDialog, {
    before: [{ kind: 'bars', areas: [], bars: 604, pattern: '1x2' }],
  });
  for (const box of dialog().getAllByRole('checkbox')) await user.click(box);
  await user.click(dialog().getByRole('button', { name: /^Použít bez mřížky/ }));
  await waitFor(() => expect(server.configuration.areas.map(({ bars }) => bars)).toEqual([null, null]));
});

it('counts bars one by one and takes them out again', async () => {
  const { user, server } = await openChoice(BarsDialog, {
    before: [{ kind: 'bars', areas: [], bars: 604, pattern: '1x2' }],
  });
  await user.click(dialog().getByRole('button', { name: 'Svislé: více' }));
  expect(dialog().getByRole('radio', { name: /^2\s×\s2/, checked: true })).toBeTruthy();

  await user.click(dialog().getByRole('radio', { name: /^bez mřížky/ }));
  await user.click(confirm());
  await waitFor(() => expect(server.configuration.areas.map(({ bars }) => bars)).toEqual([null, null]));
});

it('measures the panes that the bars leave in the drawing', () => {
  expect(panesBetweenBars([100, 100, 718, 1315], '1x2', 18)).toEqual({
    across: [
      [100, 400],
      [418, 718],
    ],
    down: [
      [100, 493],
      [511, 904],
      [922, 1315],
    ],
  });
});

it('of a door with a solid filling says at once why it takes no bars, and takes the glazed filling with them [GRID-04]', async () => {
  const { user, server } = await openChoice(BarsDialog, { from: started('E1') });
  expect((await screen.findByRole('alert')).textContent).toContain('dveřní výplni na to není sklo');
  await waitFor(() => expect(dialog().getAllByText('–').length).toBeGreaterThan(10));

  await user.click(dialog().getByRole('button', { name: /^Vzít výplň/ }));
  expect(dialog().queryByText('–')).toBeNull();
  await user.click(confirm());
  await waitFor(() => expect(server.configuration.areas[0]!.bars).toEqual({ bars: 604, pattern: 'cross' }));
});

it('of a door with a solid filling tells its refusal once, where it was pressed [GRID-04]', async () => {
  const { user } = await openChoice(BarsDialog, { from: started('E1') });
  await screen.findByRole('alert');
  await user.click(dialog().getByRole('radio', { name: /^kříž/ }));
  const [told, ...others] = screen.getAllByRole('alert');
  expect(others).toEqual([]);
  expect(told!.closest('fieldset')).toBe(dialog().getByRole('group', { name: 'Rozdělení' }));
});
