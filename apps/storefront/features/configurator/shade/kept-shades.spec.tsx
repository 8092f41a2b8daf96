import type { Change } from '@fenestra/domain/configuration/change';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { screen, waitFor } from '@testing-library/react';
import { openChoice, started } from '../../../testing/open-choice';
import BlindsDialog from './blinds-dialog';
import InsectScreensDialog from './insect-screens-dialog';

const [solid, roller, basic] = [731, 734, 721];
const blind = (areas: string[], colour = 'ZA-01', side?: 'L' | 'P'): Change => ({
  kind: 'add-accessory',
  ...{ areas, accessory: basic, colour },
  ...(side && { size: { side } }),
});
const net = (areas: string[], accessory: number, colour = 'SI-BI'): Change => ({
  kind: 'add-accessory',
  ...{ areas, accessory, colour },
});

/** A balcony door (A1) beside a window (A2). */
const balcony = () => newAssembly(shopCatalogue().assemblies.get('SE-BALKON')!, shopCatalogue());
const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
/** What is said of an area below its name. */
const saidOf = (option: HTMLElement) =>
  document.getElementById(option.getAttribute('aria-describedby')!)!.textContent.replaceAll('\u00a0', ' ');
const side = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => side(name).getAttribute('aria-pressed') === 'true';
const use = () => screen.getByRole('button', { name: /^Použít/ });

type Opened = Awaited<ReturnType<typeof openChoice>>;
/** Type, colour and side of what the areas have, as the server keeps it. */
const kept = ({ server }: Opened) =>
  server.configuration.areas.map(({ accessories }) =>
    accessories.map(({ accessory, colour, side: of }) => [accessory, colour, ...(of ? [of] : [])].join(' ')).join(),
  );

describe('the side of the control', () => {
  const before = [blind([], 'ZA-01', 'P')];

  it('is shown as it was chosen, in the field and below the drawing', async () => {
    await openChoice(BlindsDialog, { from: started('ST2'), before });
    expect(isPressed('vpravo')).toBe(true);
    expect((await screen.findByText('Ovládání', { selector: 'span' })).textContent).toBe('Ovládánívpravo');
  });

  it('stays with another colour', async () => {
    const opened = await openChoice(BlindsDialog, { from: started('ST2'), before });
    await opened.user.click(card(/^krémová/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual(['721 ZA-02 P', '721 ZA-02 P']));
  });

  it('stays with another type', async () => {
    const opened = await openChoice(BlindsDialog, { from: started('ST2'), before });
    await opened.user.click(card(/krytým nosníkem/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual(['722 ZA-01 P', '722 ZA-01 P']));
  });

  it('is at the hinges where all are there', async () => {
    await openChoice(BlindsDialog, { from: started('ST2'), before: [blind([])] });
    expect(isPressed('u\u00a0pantů')).toBe(true);
  });

  it.each([
    ['OS1', 'vpravo'],
    ['ST2', 'vlevo, vpravo'],
  ])('at the hinges of %s is said to be %s, beside the choice and below the drawing', async (product, sides) => {
    await openChoice(BlindsDialog, { from: started(product), before: [blind([])] });
    expect(screen.getByText(`výchozí strana je u pantů: ${sides}`)).toBeTruthy();
    expect((await screen.findByText('Ovládání', { selector: 'span' })).textContent).toBe(`Ovládání${sides}`);
  });
});

it('tells below the drawing the side of blinds that the choice is not for', async () => {
  await openChoice(BlindsDialog, { from: balcony(), before: [blind(['A1'], 'ZA-01', 'L')], element: 2 });
  expect(isPressed('u\u00a0pantů')).toBe(true);
  expect((await screen.findByText('Ovládání', { selector: 'span' })).textContent).toBe('Ovládánívlevo');
});

describe('a dialog for one element of an assembly', () => {
  const from = balcony();

  it('gives its element what is chosen, and leaves the others what they have', async () => {
    const opened = await openChoice(BlindsDialog, { from, before: [blind(['A1'], 'ZA-02')], element: 2 });
    expect(ticked()).toEqual([false, true]);
    expect(saidOf(box(/^Balkonové/))).toContain('zůstává: žaluzie základní 25 mm, krémová, ovládání vpravo');
    await opened.user.click(card(/krytým nosníkem/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual(['721 ZA-02 P', '722 ZA-01 P']));
  });

  it('gives an area of another element back what it had, when its box is emptied again', async () => {
    const opened = await openChoice(BlindsDialog, { from, before: [blind(['A1'], 'ZA-02')], element: 2 });
    await opened.user.click(card(/krytým nosníkem/));
    await opened.user.click(box(/^Balkonové/));
    await opened.user.click(box(/^Balkonové/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual(['721 ZA-02 P', '722 ZA-01 P']));
  });

  it('begins with a net that fits it, and puts none on its neighbours', async () => {
    const opened = await openChoice(InsectScreensDialog, { from, element: 1 });
    expect(ticked()).toEqual([true, false]);
    await opened.user.click(card(/^rolovací/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual([`${roller} SI-BI`, '']));
  });

  const listed = () =>
    ['pevná', 'otevíravá', 'posuvná', 'rolovací'].filter((name) =>
      screen.queryByRole('radio', { name: new RegExp(`^${name}`) }),
    );

  it('lists the nets of its element, and those of another one whose box is marked', async () => {
    const { user } = await openChoice(InsectScreensDialog, { from, element: 1 });
    expect(listed()).toEqual(['otevíravá', 'posuvná', 'rolovací']);
    await user.click(card(/^rolovací/));
    await user.click(box(/^Otevíravě/));
    expect(listed()).toEqual(['pevná', 'otevíravá', 'posuvná', 'rolovací']);
  });

  it('says why its element cannot have another net, and gives it to no other one', async () => {
    const widths = [900, 1200].map((width, i) => ({ area: `A${i + 1}`, width, height: i === 0 ? 2200 : 1780 }));
    const high: Change = { kind: 'field-sizes', fields: widths };
    const { user } = await openChoice(InsectScreensDialog, { from, before: [high], element: 2 });
    expect(listed()).toEqual(['pevná', 'rolovací']);
    const fixed = card(/^pevná/);
    expect(fixed.getAttribute('aria-disabled')).toBe('true');
    await user.click(fixed);
    expect(ticked()).toEqual([false, true]);
    await screen.findByRole('alert');
  });

  it('takes a net away from its element alone', async () => {
    const before = [net(['A1'], roller), net(['A2'], solid)];
    const opened = await openChoice(InsectScreensDialog, { from, before, element: 2 });
    await opened.user.click(box(/^Otevíravě/));
    await opened.user.click(screen.getByRole('button', { name: /^Použít bez sítě/ }));
    await waitFor(() => expect(kept(opened)).toEqual([`${roller} SI-BI`, '']));
  });
});

describe('a dialog for the whole product', () => {
  const before = [net(['A1'], roller, 'SI-HN'), net(['A2'], solid)];

  it('begins with the areas that have the same, and says what the others keep', async () => {
    await openChoice(InsectScreensDialog, { from: balcony(), before });
    expect(card(/^rolovací/).checked).toBe(true);
    expect(ticked()).toEqual([true, false]);
    expect(saidOf(box(/^Otevíravě/))).toContain('zůstává: pevná okenní síť, bílá');
  });

  it('gives another colour to the areas that are marked', async () => {
    const opened = await openChoice(InsectScreensDialog, { from: balcony(), before });
    await opened.user.click(card(/^bílá/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual([`${roller} SI-BI`, `${solid} SI-BI`]));
  });

  it('for all suitable sashes leaves an unsuitable one what it has, and says so', async () => {
    const opened = await openChoice(InsectScreensDialog, { from: balcony(), before: [net([], roller)] });
    await opened.user.click(card(/^pevná/));
    expect(screen.getByText(/zůstává: rolovací síť, bílá/).textContent).toContain('Balkonové dveře');
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual([`${roller} SI-BI`, `${solid} SI-BI`]));
  });

  it('leaves nothing of what was only tried', async () => {
    const opened = await openChoice(InsectScreensDialog, { from: balcony() });
    await opened.user.click(card(/^rolovací/));
    await opened.user.click(card(/^pevná/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual(['', `${solid} SI-BI`]));
  });

  it('marks both sashes that one net covers', async () => {
    const from = started('ST2', { width: 1500, height: 1500 });
    const { user } = await openChoice(InsectScreensDialog, { from, before: [net([], solid)] });
    expect(screen.getByRole('button', { name: /^Na všechna/ }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Vybrat křídla' }));
    expect(ticked()).toEqual([true, true]);
  });

  it('takes a net that covers both sashes from the one whose box is emptied, before the other gets another kind', async () => {
    const from = started('ST2', { width: 1680, height: 1500 });
    const opened = await openChoice(InsectScreensDialog, { from, before: [net([], roller)] });
    await opened.user.click(screen.getByRole('button', { name: 'Vybrat křídla' }));
    await opened.user.click(screen.getAllByRole('checkbox')[1]!);
    await opened.user.click(card(/^pevná/));
    await opened.user.click(use());
    await waitFor(() => expect(kept(opened)).toEqual([`${solid} SI-BI`, '']));
  });

  it('takes away what was there with the last mark', async () => {
    const opened = await openChoice(BlindsDialog, { from: started('ST2'), before: [blind([])] });
    await opened.user.click(screen.getByRole('button', { name: 'Vybrat křídla' }));
    for (const each of screen.getAllByRole('checkbox')) await opened.user.click(each);
    await opened.user.click(screen.getByRole('button', { name: /^Použít bez žaluzie/ }));
    await waitFor(() => expect(kept(opened)).toEqual(['', '']));
  });
});

it('takes a repair as what is chosen', async () => {
  const from = started('OS1');
  const opened = await openChoice(InsectScreensDialog, { from, before: [{ kind: 'size', width: 1200, height: 1780 }] });
  await opened.user.click(card(/^pevná/));
  await opened.user.click(await screen.findByRole('button', { name: /rolovací/ }));
  expect(card(/^rolovací/).checked).toBe(true);
  await opened.user.click(use());
  await waitFor(() => expect(kept(opened)).toEqual([`${roller} SI-BI`]));
});
