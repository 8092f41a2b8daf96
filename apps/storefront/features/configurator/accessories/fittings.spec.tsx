import type { Change } from '@fenestra/domain/configuration/change';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { openChoice, started } from '../../../testing/open-choice';
import HandleDialog from '../handle/handle-dialog';
import BlindsDialog from '../shade/blinds-dialog';
import InsectScreensDialog from '../shade/insect-screens-dialog';
import InnerSillDialog from '../sill/inner-sill-dialog';
import OuterSillDialog from '../sill/outer-sill-dialog';

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name), hidden: true });

const required: [string, ComponentType, string, RegExp][] = [
  ['blind [SHADE-03]', BlindsDialog, 'Vyberte prosím žaluzii', /Použít vybranou žaluzii/],
  ['net [SHADE-04]', InsectScreensDialog, 'Vyberte prosím síť', /Použít vybranou síť/],
  ['inner sill [PARA-04]', InnerSillDialog, 'Vyberte prosím parapet', /Použít parapet(?!\s*\d)/],
  ['outer sill [PARA-04]', OuterSillDialog, 'Vyberte prosím parapet', /Použít parapet(?!\s*\d)/],
];

describe('the dialogs of what is fitted', () => {
  it.each(required)('ask for a %s before they take anything', async (_, Dialog, message, use) => {
    const { network, user } = await openChoice(Dialog);
    await user.click(screen.getByRole('button', { name: use }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message);
    expect(network.askedFor('pridejDoplnek')).toEqual([]);
  });

  it('ask for a handle where a window has none [HANDLE-03]', async () => {
    const { network, user } = await openChoice(HandleDialog, { from: started('OS1', { handle: null }) });
    await user.click(screen.getByRole('button', { name: /^Použít/ }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Vyberte prosím kliku');
    expect(network.askedFor('zmenKliku')).toEqual([]);
  });

  it.each<[string, ComponentType, RegExp, RegExp]>([
    ['blind', BlindsDialog, /základní/, /Použít vybranou žaluzii/],
    ['net', InsectScreensDialog, /pevná okenní síť/, /Použít vybranou síť/],
  ])('ask for a sash where a %s goes to single ones [SHADE-05] [OPEN-Q-37]', async (_, Dialog, type, use) => {
    const { network, user } = await openChoice(Dialog);
    await user.click(screen.getByRole('button', { name: 'Vybrat křídla' }));
    await user.click(screen.getAllByRole('radio', { name: type })[0]!);
    await user.click(screen.getByRole('button', { name: use }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Vyberte prosím křídlo');
    expect(network.askedFor('pridejDoplnek')).toEqual([]);
  });

  it.each([
    ['inner', InnerSillDialog, 'Hloubka'],
    ['outer', OuterSillDialog, 'Vyložení'],
  ])(
    'ask of an %s sill which, how deep, how long and in which colour [PARA-01] [OPEN-Q-29]',
    async (_, Dialog, depth) => {
      await openChoice(Dialog);
      const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      expect(parts).toEqual(['Materiál', depth, 'Délka', 'Barva']);
    },
  );

  describe.each([
    ['blinds [SHADE-01]', BlindsDialog, 'blind', /základní/, /Použít vybranou žaluzii/],
    ['nets [SHADE-02]', InsectScreensDialog, 'net', /pevná okenní síť/, /Použít vybranou síť/],
  ] as const)('put %s', (_, Dialog, kind, type, use) => {
    const opened = async (product: string, ...sashes: RegExp[]) => {
      const { server, user } = await openChoice(Dialog, { from: started(product) });
      if (sashes.length > 0) await user.click(screen.getByRole('button', { name: 'Vybrat křídla' }));
      for (const name of sashes) await user.click(screen.getByRole('checkbox', { name }));
      await user.click(screen.getAllByRole('radio', { name: type })[0]!);
      await user.click(screen.getByRole('button', { name: use }));
      return () => server.configuration.areas.map(({ accessories }) => accessories.map((chosen) => chosen.kind));
    };

    it.each([
      ['all sashes', [], [[kind], [kind]]],
      ['the one that is chosen', [/Pravé/], [[], [kind]]],
    ])('on %s', async (_sashes, chosen, expected) => {
      const kinds = await opened('SL2', ...chosen);
      await waitFor(() => expect(kinds()).toEqual(expected));
    });
  });

  it.each([
    ['blinds', BlindsDialog, /základní/, /^2 × 548 × 1 279 mmrozměr počítáme ze skla$/],
    ['nets', InsectScreensDialog, /pevná okenní síť/, /^1 380 × 1 380 mmpohled zvenku, strany jsou zrcadlově$/],
  ] as const)('say below the drawing how large %s are made [SHADE-01]', async (_, Dialog, type, told) => {
    const { user } = await openChoice(Dialog, { from: started('ST2', { width: 1500, height: 1500 }) });
    const facts = () =>
      [...document.querySelectorAll('span')].filter(({ textContent }) => told.test(textContent.replace(/\s/g, ' ')));
    expect(facts()).toEqual([]);
    await user.click(screen.getAllByRole('radio', { name: type })[0]!);
    await waitFor(() => expect(facts()).toHaveLength(1));
  });

  it('say below the drawing on which side blinds are worked, by their hinges or as it is chosen', async () => {
    const { user } = await openChoice(BlindsDialog, { from: started('ST2') });
    await user.click(screen.getAllByRole('radio', { name: /základní/ })[0]!);
    const told = async () => (await screen.findByText('Ovládání', { selector: 'span' })).textContent;
    await waitFor(async () => expect(await told()).toBe('Ovládánívlevo, vpravo'));
    await user.click(screen.getByRole('button', { name: 'vpravo' }));
    await waitFor(async () => expect(await told()).toBe('Ovládánívpravo'));
  });

  it('put nets on all sashes on which they fit, and none on fixed glazing [SHADE-02]', async () => {
    const { server, user } = await openChoice(InsectScreensDialog, { from: started('FO2') });
    await user.click(screen.getAllByRole('radio', { name: /pevná okenní síť/ })[0]!);
    await user.click(screen.getByRole('button', { name: /Použít vybranou síť/ }));
    const openings = server.configuration.areas.map(({ opening }) => opening === 'fix');
    await waitFor(() =>
      expect(server.configuration.areas.map(({ accessories }) => accessories.length === 0)).toEqual(openings),
    );
    expect(openings.toSorted()).toEqual([false, true]);
  });

  /** What is said of an option besides its name. */
  const saidOf = (option: HTMLElement) =>
    document.getElementById(option.getAttribute('aria-describedby')!)!.textContent;

  it('say why a material cannot be had in the length that is typed, before it is pressed', async () => {
    const { user } = await openChoice(InnerSillDialog);
    await user.click(screen.getByRole('radio', { name: /Plast/ }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Délka' });
    await user.clear(field);
    await user.type(field, '5500{Enter}');
    const chipboard = screen.getByRole('radio', { name: /Dřevotříska/ });
    expect(chipboard.getAttribute('aria-disabled')).toBe('true');
    expect(saidOf(chipboard).replaceAll('\u00a0', ' ')).toMatch(/nejvýš \d.\d{3} mm, tento by měl 5.500 mm/);
  });

  it('say why a net fits no sash, with the price of another one beside it', async () => {
    await openChoice(InsectScreensDialog, {
      from: started('OS1'),
      before: [{ kind: 'size', width: 1200, height: 1780 }],
    });
    const [fixed, roller] = [
      screen.getByRole('radio', { name: /pevná/i }),
      screen.getByRole('radio', { name: /rolovací/i }),
    ];
    expect(fixed.getAttribute('aria-disabled')).toBe('true');
    expect(saidOf(fixed)).toMatch(/^Síť by měřila/);
    await waitFor(() => expect(saidOf(roller)).toMatch(/Kč$/));
  });

  it('say why a fixed field takes no net', async () => {
    const { user } = await openChoice(InsectScreensDialog, { from: started('FO2') });
    await user.click(screen.getByRole('button', { name: 'Vybrat křídla' }));
    const fixed = screen.getByRole('checkbox', { name: /Levé/ });
    expect(fixed.getAttribute('aria-disabled')).toBe('true');
    expect(saidOf(fixed)).toContain('Síť lze dát jen na křídlo, které se otevírá.');
  });

  it('take another handle by one change [HANDLE-02]', async () => {
    const { network, user } = await openChoice(HandleDialog);
    await user.click(screen.getByRole('radio', { name: /Uzamykatelná/ }));
    await user.click(screen.getByRole('button', { name: /Použít vybranou kliku/ }));
    await waitFor(() => expect(network.askedFor('zmenKliku').map(({ body }) => body['klikaId'])).toEqual([652]));
  });

  const before = [{ kind: 'add-element', place: 'right', product: 'OS1', width: 900 }] as const;

  it('give an element of an assembly a sill of its own, which meets its neighbour [PARA-05]', async () => {
    const { server, user } = await openChoice(InnerSillDialog, { before });
    await user.click(screen.getByRole('button', { name: 'prvek 2' }));
    await user.click(screen.getByRole('radio', { name: /Plast/ }));
    await user.click(screen.getByRole('button', { name: /Použít parapet/ }));
    await waitFor(() =>
      expect(server.configuration.areas.at(-1)!.accessories).toMatchObject([{ kind: 'inner-sill', length: 950 }]),
    );
    expect(server.configuration.areas.slice(0, -1).flatMap(({ accessories }) => accessories)).toEqual([]);
  });

  it('give all elements on one line a sill in one piece, of the length that is typed [PARA-05]', async () => {
    const { server, user } = await openChoice(InnerSillDialog, { before });
    await user.click(screen.getByRole('radio', { name: /Plast/ }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Délka' });
    const usual = server.configuration.width + 100;
    expect(field.value.replace(/\s/g, '')).toBe(String(usual));
    await user.clear(field);
    await user.type(field, `${usual + 60}{Enter}`);
    await user.click(screen.getByRole('button', { name: /Použít parapet/ }));
    await waitFor(() =>
      expect(server.configuration.areas.flatMap(({ accessories }) => accessories)).toMatchObject([
        { kind: 'inner-sill', length: usual + 60, elements: 2 },
      ]),
    );
  });
});

describe('the parts list', () => {
  it('of an assembly tells element by element what it has, and leads to what it is without [ACC-03]', async () => {
    const before: Change[] = [
      { kind: 'add-element', place: 'right', product: 'F1', width: 900 },
      { kind: 'add-accessory', areas: ['A1'], accessory: 721, colour: 'ZA-01' },
    ];
    await openChoice(HandleDialog, { before });
    expect(screen.getByRole('rowheader', { name: /^Celá sestava$/, hidden: true })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /^Prvek 2: Pevné okno v\srámu/, hidden: true })).toBeTruthy();
    const names = screen
      .getAllByRole('link', { name: /Žaluzie|Mřížky/, hidden: true })
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(names).toContainEqual(['Změnit: Žaluzie, prvek 1', '#/doplnky/m/zaluzie?prvek=1']);
    expect(names).toContainEqual(['Změnit: Mřížky, prvek 2', '#/doplnky/m/mrizky?prvek=2']);
  });

  it('says what glass is in the filling of a door [ACC-03]', async () => {
    const changes: Change[] = [
      { kind: 'filling', filling: 711 },
      { kind: 'ornament', areas: [], ornament: 501 },
    ];
    await openChoice(HandleDialog, { from: started('E1'), before: changes });
    const words = 'prosklená celá (sklo bezpečnostní), trojsklo 4-16Ar-4-16Ar-4, Krizet';
    expect(row('Výplň dveří').textContent).toContain(words);
  });

  it.each([
    ['cross', '18 mm bílá, kříž'],
    ['2x3', '18 mm bílá, 2\u00a0×\u00a03'],
    ['vienna', '18 mm bílá, vídeňské členění'],
    ['top2x1', '18 mm bílá, horní třetina 2\u00a0×\u00a01'],
  ])('says the pattern %s of bars in words: %s [ACC-03]', async (pattern, words) => {
    await openChoice(HandleDialog, { before: [{ kind: 'bars', areas: [], bars: 604, pattern }] });
    expect(row('Mřížky').textContent.replaceAll(/(?<=\d)\u00a0(?=mm)/g, ' ')).toContain(words);
  });

  it('numbers every part once and says what is not chosen [ACC-03]', async () => {
    await openChoice(HandleDialog);
    const rows = screen.getAllByRole('row', { hidden: true }).filter((one) => one.closest('tbody')?.querySelector('a'));
    expect(rows.map((one) => one.querySelector('td')!.textContent)).toEqual(rows.map((_, i) => String(i + 1)));
    expect(within(row('Síť proti hmyzu')).getByText('bez sítě')).toBeTruthy();
  });

  it.each([
    ['Žaluzie', 722, 'ZA-01'],
    ['Síť proti hmyzu', 731, 'SI-BI'],
    ['Vnitřní parapet', 751, 'IP-BI'],
  ])(
    'deletes %s by its id from the area that has it, and shows the product without it [SHADE-09] [ACC-05] [PARA-05]',
    async (name, accessory, colour) => {
      const before: Change[] = [{ kind: 'add-accessory', areas: ['1'], accessory, colour }];
      const { network, server, user } = await openChoice(HandleDialog, { before });
      await user.click(screen.getByRole('button', { name: `${name}: zpět na standard`, hidden: true }));
      await waitFor(() => expect(network.askedFor('zrusDoplnek')).toHaveLength(1));
      expect(network.askedFor('zrusDoplnek')[0]!.body).toMatchObject({ oblast: '1', doplnekId: accessory });
      await waitFor(() => expect(server.configuration.areas.flatMap(({ accessories }) => accessories)).toEqual([]));
      await waitFor(() => expect(row(name).querySelector('button')).toBeNull());
    },
  );

  it('names the handle once, and takes it back to standard with what that changes of the price [ACC-04]', async () => {
    const { network, user } = await openChoice(HandleDialog, { before: [{ kind: 'handle', handle: 644 }] });
    expect(within(row('Klika')).getByText('standard titan (F9)')).toBeTruthy();
    await waitFor(() => expect(row('Klika').textContent).toMatch(/\u2212\s217,8/));
    await user.click(screen.getByRole('button', { name: 'Klika: zpět na standard', hidden: true }));
    await waitFor(() => expect(network.askedFor('zmenKliku').map(({ body }) => body['klikaId'])).toEqual([null]));
  });
});
