import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { screen, waitFor, within } from '@testing-library/react';
import { openChoice, started } from '../../../testing/open-choice';
import { exampleAnswer } from '../../../testing/wire-example';
import GlassDialog from './glass-dialog';

const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => dialog().getByRole('button', { name: /^Použít/ });
const glass = (build: string) =>
  dialog().getByText(build, { selector: 'small *' }).closest('label')!.querySelector('input')!;
const changes = (akce: string, { asked }: { asked: readonly { body: Record<string, unknown> }[] }) =>
  asked.map(({ body }) => body).filter((body) => body['akce'] === akce);

it('has type, build-up, spacer and ornament in this order [GLASS-01] [GLASS-02] [GLASS-04]', async () => {
  await openChoice(GlassDialog);
  const parts = dialog().getAllByRole('heading', { level: 3 });

  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Typ zasklení',
    'Složení skla',
    'Distanční rámeček',
    'Ornament',
  ]);
});

it('gives all sashes the same glass, or each its own [GLASS-03] [GLASS-11]', async () => {
  const { network, user, server } = await openChoice(GlassDialog);
  await user.click(glass('4-18Ar-4-18Ar-4'));
  await user.click(dialog().getByRole('button', { name: 'Každé jinak' }));
  await user.click(dialog().getByRole('radio', { name: /Pravé křídlo/ }));
  await user.click(glass('6-16Ar-4-16Ar-4'));
  await user.click(confirm());

  await waitFor(() => expect(server.configuration.areas.map((area) => area.glass)).toEqual([324, 325]));
  expect(changes('obnovKonfiguraci', network)).toHaveLength(1);
});

it('asks for a sash before it closes, where each has its own and none is picked [GLASS-06]', async () => {
  const { user } = await openChoice(GlassDialog);
  await user.click(dialog().getByRole('button', { name: 'Každé jinak' }));
  await user.click(confirm());

  expect(dialog().getByRole('alert').textContent).toBe('Vyberte prosím křídlo');
  await user.click(dialog().getByRole('radio', { name: /Pravé křídlo/ }));
  expect(dialog().queryByRole('alert')).toBeNull();
  await user.click(confirm());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('is for the light of a door, whose leaf has the glass of its filling [GLASS-01] [DOOR-01]', async () => {
  const { user, server } = await openChoice(GlassDialog, { from: started('E1N') });
  expect(dialog().queryByRole('button', { name: 'Každé jinak' })).toBeNull();
  expect(dialog().getByText(/vybranému sklu nadsvětlíku\. Sklo v křídle patří k výplni/)).toBeTruthy();
  const [leaf, light] = server.configuration.areas;
  await user.click(glass('6-16Ar-4-16Ar-4'));
  await user.click(confirm());

  await waitFor(() => expect(server.configuration.areas[1]!.glass).not.toBe(light!.glass));
  expect(server.configuration.areas[0]).toEqual(leaf);
});

it('is for door and light of a balcony door [GLASS-03]', async () => {
  const { user } = await openChoice(GlassDialog, { from: started('B1N') });
  await user.click(dialog().getByRole('button', { name: 'Každé jinak' }));
  expect(dialog().getByRole('radio', { name: /Nadsvětlík/ })).toBeTruthy();
});

describe('of an element of an assembly', () => {
  const toplight = initialConfiguration('SE-NADSVETLIK');
  const range = (name: string) => dialog().getByRole('button', { name });
  const glasses = ({ areas }: Configuration) => areas.map((area) => area.glass);

  it('is for all of its sashes when its row opens it [GLASS-03]', async () => {
    const { user, server } = await openChoice(GlassDialog, { from: toplight, element: 1 });
    expect(range('prvek 1').getAttribute('aria-pressed')).toBe('true');
    await user.click(glass('6-16Ar-4-16Ar-4'));
    await user.click(confirm());

    await waitFor(() => expect(glasses(server.configuration)).toEqual([325, 325, glasses(toplight)[2]]));
  });

  it('can be for all elements, or for one sash [GLASS-03]', async () => {
    const { user, server } = await openChoice(GlassDialog, { from: toplight, element: 1 });
    await user.click(range('Do všech stejné'));
    await user.click(glass('6-16Ar-4-16Ar-4'));
    await user.click(range('Každé jinak'));
    await user.click(dialog().getAllByRole('radio', { name: /Pravé křídlo/ })[0]!);
    await user.click(glass('4-18Ar-4-18Ar-4'));
    await user.click(confirm());

    await waitFor(() => expect(glasses(server.configuration)).toEqual([325, 324, 325]));
  });

  it('with one area is for that one [GLASS-03]', async () => {
    const { user, server } = await openChoice(GlassDialog, { from: toplight, element: 2 });
    expect(dialog().queryByRole('button', { name: 'prvek 2' })).toBeNull();
    await user.click(glass('6-16Ar-4-16Ar-4'));
    await user.click(confirm());

    await waitFor(() => expect(glasses(server.configuration)).toEqual([...glasses(toplight).slice(0, 2), 325]));
  });
});

describe('for all sashes of which the first has a glass without ornament', () => {
  const laminated = shopCatalogue().data.glass.find(({ build }) => build === '44.2A-16Ar-6')!.id;
  const before: Change[] = [{ kind: 'glass', areas: ['1'], glass: laminated }];

  it('has ornaments, with the sash that is in the way as the reason, and marks no glass as chosen for all [GLASS-08]', async () => {
    const { user } = await openChoice(GlassDialog, { before });
    await user.click(dialog().getByRole('button', { name: 'Do všech stejné' }));
    expect(glass('44.2A-16Ar-6').checked).toBe(false);
    await user.click(dialog().getByRole('button', { name: 'změnit: Ornament' }));
    expect(dialog().queryByText(/^K\svybranému sklu není žádný ornament$/)).toBeNull();
    await user.click(dialog().getAllByRole('radio', { name: /^kůra/i })[0]!);

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Pole 1: K\svybranému sklu není žádný ornament/);
  });

  it('gives the second one an ornament [GLASS-08]', async () => {
    const { user, server } = await openChoice(GlassDialog, { before });
    await user.click(dialog().getByRole('radio', { name: /Pravé křídlo/ }));
    await user.click(dialog().getByRole('button', { name: 'změnit: Ornament' }));
    await user.click(dialog().getAllByRole('radio', { name: /^kůra/i })[0]!);
    await user.click(confirm());

    await waitFor(() =>
      expect(server.configuration.areas.map(({ ornament }) => ornament !== null)).toEqual([false, true]),
    );
  });
});

it('asks for a sash before a glass for one of them [GLASS-06]', async () => {
  const { user } = await openChoice(GlassDialog);
  await user.click(dialog().getByRole('button', { name: 'Každé jinak' }));
  await user.click(glass('4-18Ar-4-18Ar-4'));

  expect((await screen.findByRole('alert')).textContent).toContain('Vyberte prosím křídlo');
});

it.each([
  ['a glass and then the button', () => [glass('4-18Ar-4-18Ar-4'), confirm()]],
  ['the button and then a glass', () => [confirm(), glass('4-18Ar-4-18Ar-4')]],
])('asks once for a sash when %s is pressed before one is picked [GLASS-06]', async (_, pressed) => {
  const { user } = await openChoice(GlassDialog);
  await user.click(dialog().getByRole('button', { name: 'Každé jinak' }));
  for (const each of pressed()) await user.click(each);

  expect(dialog().getAllByText('Vyberte prosím křídlo')).toHaveLength(1);
});

it('asks for a glass of the type that was chosen [GLASS-07]', async () => {
  const { network, user } = await openChoice(GlassDialog);
  await user.click(dialog().getByRole('button', { name: 'Dvojsklo' }));
  await user.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('Vyberte prosím sklo');
  expect(changes('zmenSklo', network)).toEqual([]);

  await user.click(glass('4-16Ar-4'));
  await user.click(confirm());
  await waitFor(() => expect(changes('zmenSklo', network)).toMatchObject([{ sklo: 301 }]));
});

it.each([
  ['Ornament', /^kůra/i, 'zmenOrnament'],
  ['Distanční rámeček', /^hliník/i, 'zmenRamecek'],
])('adds no %s before a glass of the type is chosen [GLASS-05]', async (part, entry, call) => {
  const { network, user } = await openChoice(GlassDialog);
  await user.click(dialog().getByRole('button', { name: 'Dvojsklo' }));
  await user.click(dialog().getByRole('button', { name: `změnit: ${part}` }));
  await user.click(dialog().getAllByRole('radio', { name: entry })[0]!);
  await user.click(confirm());

  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain('Vyberte prosím sklo');
  expect(changes(call, network)).toEqual([]);
  expect(changes('obnovKonfiguraci', network)).toEqual([]);
});

it('says that there is no ornament for a glass, and has spacers for it [GLASS-08]', async () => {
  const { user } = await openChoice(GlassDialog);
  await user.click(dialog().getByRole('button', { name: 'Dvojsklo' }));
  await user.click(glass('44.2A-16Ar-6'));
  await user.click(dialog().getByRole('button', { name: 'změnit: Ornament' }));

  expect(dialog().getByText(/K\svybranému sklu není žádný ornament/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'změnit: Distanční rámeček' }));
  expect(dialog().getAllByRole('radio', { name: /ψ|rámeček|Swiss|TGI|hliník/i }).length).toBeGreaterThan(0);
});

it('says that there is no spacer for a glass that comes with its own [GLASS-08]', async () => {
  const { data } = shopCatalogue();
  const glasses = data.glass.map((one) => (one.id === 324 ? { ...one, takesSpacer: false } : one));
  const path = cataloguePath(String(exampleAnswer('getVyrobek')['katalog']));
  const { user } = await openChoice(GlassDialog, { instead: { [path]: { ...data, glass: glasses } } });
  await user.click(dialog().getByRole('button', { name: 'změnit: Distanční rámeček' }));
  expect(dialog().queryByText(/není žádný rámeček/)).toBeNull();
  await user.click(glass('4-18Ar-4-18Ar-4'));

  expect(dialog().getByText(/^K\svybranému sklu není žádný rámeček$/)).toBeTruthy();
  expect(dialog().queryByRole('radio', { name: /hliník/i })).toBeNull();
});

it('says why a glass cannot be taken, and takes it with its repair as one step of undo', async () => {
  const { network, user, server } = await openChoice(GlassDialog, {
    before: [{ kind: 'bars', areas: [], bars: 604, pattern: '1x2' }],
  });
  await user.click(glass('4-12Ar-4-12Ar-4'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/aspoň\s14\smm, toto sklo má\s12\smm\./);
  const refused = glass('4-12Ar-4-12Ar-4');
  expect(document.activeElement).toBe(refused);
  expect(document.getElementById(refused.getAttribute('aria-describedby')!)!.textContent).toMatch(/aspoň\s14\smm/);

  await user.click(dialog().getByRole('button', { name: /^Odebrat: 18\smm bílá/ }));
  await user.click(confirm());
  await waitFor(() => expect(server.configuration.areas[0]).toMatchObject({ glass: 321, bars: null }));
  expect(changes('obnovKonfiguraci', network)).toHaveLength(1);
});

it('keeps listing the type that was asked for while a spacer is chosen [GLASS-02]', async () => {
  const { user } = await openChoice(GlassDialog);
  const pressed = (name: string) => dialog().getByRole('button', { name }).getAttribute('aria-pressed');
  await user.click(dialog().getByRole('button', { name: 'Dvojsklo' }));
  await user.click(dialog().getByRole('button', { name: 'změnit: Distanční rámeček' }));
  await user.click(
    dialog()
      .getAllByRole('radio', { name: /ψ|rámeček|Swiss|TGI|hliník/i })
      .at(-1)!,
  );

  expect(pressed('Dvojsklo')).toBe('true');
  expect(dialog().getByText('4-16Ar-4', { selector: 'small *' })).toBeTruthy();
});
