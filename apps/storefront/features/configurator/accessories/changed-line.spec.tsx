import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { screen, waitFor, within } from '@testing-library/react';
import { useMessage } from '../../../lib/accessibility/announce';
import { openChoice } from '../../../testing/open-choice';
import { useConfiguration } from '../sync/configuration-context';

const { path } = configuratorCalls.addToErpCart;
const refused = { Err: 90, ErrText: '' };
/** That of the panel; phones have another one below. */
const button = () => screen.getAllByRole('button', { name: /košík/ })[0]!;

/** The toast, a choice, and the way to the cart, as they stand around the step. */
function Around() {
  const { change, undo, shown } = useConfiguration();
  const fields = fieldSizes({ ...shown, ...(shown.light && { light: { ...shown.light, height: 500 } }) });
  return (
    <>
      <h3>{useMessage()?.text ?? 'nic'}</h3>
      <button onClick={() => change({ kind: 'profile', profile: 222300 }, 'profil')}>jiný profil</button>
      <button onClick={() => change({ kind: 'field-sizes', fields }, 'nadsvětlík')}>jiný nadsvětlík</button>
      <button onClick={undo}>vzít zpět</button>
      <a href="/kosik/">V košíku 1 ks</a>
    </>
  );
}

it('is busy and disabled while it adds, and can be pressed again when that failed [ACC-24] [ACC-27] [OPEN-Q-37]', async () => {
  let answer = (_: object) => {};
  const adding = () => new Promise<object>((resolve) => (answer = resolve));
  const { network, user } = await openChoice(Around, { instead: { [path]: adding as never } });
  expect(button().getAttribute('aria-busy')).toBeNull();
  await user.click(button());
  await user.click(button());
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  expect(network.askedFor(path)).toHaveLength(1);

  answer(refused);
  expect(await screen.findByText('Produkt se nepodařilo přidat do košíku')).toBeTruthy();
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
});

it('says that a line of the cart is saved, and names that line', async () => {
  const { network, user } = await openChoice(Around, { line: '7', instead: { [path]: refused } });
  expect(button().textContent).toMatch(/^Uložit změnu v\skošíku/);
  await user.click(button());

  await waitFor(() => expect(network.askedFor(path)).toHaveLength(1));
  expect(network.askedFor(path)[0]!.body['products']).toMatchObject([{ itemId: '7' }]);
});

it.each(['OS1N', 'E1N'])(
  'of %s takes another height of its light, back by undo, and is saved [OPEN-Q-41]',
  async (code) => {
    const { network, user, server } = await openChoice(Around, {
      from: initialConfiguration(code),
      line: '7',
      instead: { [path]: refused },
    });
    const copy = () => [...server.kept.values()].at(-1)!.configuration;
    const light = () => copy().light!.height;
    await user.click(screen.getByRole('button', { name: 'jiný nadsvětlík' }));
    await waitFor(() => expect(light()).toBe(500));
    await user.click(screen.getByRole('button', { name: 'vzít zpět' }));
    await waitFor(() => expect(light()).toBe(400));
    expect(copy().areas).toEqual(initialConfiguration(code).areas);
    await user.click(screen.getByRole('button', { name: 'jiný nadsvětlík' }));
    await waitFor(() => expect(light()).toBe(500));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    await user.click(button());
    await waitFor(() => expect(network.askedFor(path)[0]?.body['products']).toMatchObject([{ itemId: '7' }]));
  },
);

/** Changes of one kind are made when the test says so. */
async function openHeld(akce: string, options: Parameters<typeof openChoice>[1] = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const changing = () => opened.server.answers()[akce] as (asked: object) => Record<string, unknown>;
  const instead = {
    [akce]: (asked: object) => promise.then(() => changing()(asked)),
    [path]: refused,
  };
  const opened: Awaited<ReturnType<typeof openChoice>> = await openChoice(Around, { ...options, instead });
  return { ...opened, answer };
}

it('goes into the cart by one press right after a room was typed, with that room', async () => {
  const { user, network, server, answer } = await openHeld('zmenMistnost');
  await user.type(screen.getByRole('combobox', { name: 'Místnost' }), 'ložnice');
  await user.click(button());
  await waitFor(() => expect(network.askedFor('zmenMistnost')).toHaveLength(1));
  expect([network.askedFor(path).length, button().getAttribute('aria-busy')]).toEqual([0, 'true']);
  answer();

  await waitFor(() => expect(network.askedFor(path)).toHaveLength(1));
  expect(server.configuration.room).toBe('ložnice');
});

it('does not go into the cart when the change before the press is refused', async () => {
  const { user, network, server, answer } = await openHeld('zmenProfil');
  server.next = { Err: 15, ErrText: 'Ten už není.' };
  await user.click(screen.getByRole('button', { name: 'jiný profil' }));
  await user.click(button());
  answer();

  expect(await screen.findByText('Ten už není.')).toBeTruthy();
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(network.askedFor(path)).toHaveLength(0);
});

it('says at once that it cannot go into the cart while a change waits for a connection', async () => {
  const { user, network, answer } = await openHeld('zmenProfil');
  await user.click(screen.getByRole('button', { name: 'jiný profil' }));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button());

  expect(await screen.findByText('Produkt se nepodařilo přidat do košíku')).toBeTruthy();
  online.mockRestore();
  answer();
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(network.askedFor(path)).toHaveLength(0);
});

describe('who goes to the cart from a line', () => {
  const toCart = () => screen.getByRole('link', { name: 'V košíku 1 ks' });
  const asked = () => screen.queryByRole('dialog', { name: /Změna ještě není/ });

  it('that was changed is asked first, and stays by the first button', async () => {
    const { user } = await openChoice(Around, { line: '7' });
    await user.click(screen.getByRole('button', { name: 'jiný profil' }));
    await user.click(toCart());
    expect(within(asked()!).getAllByRole('link', { name: 'Do košíku bez uložení' })).toHaveLength(1);
    await user.click(within(asked()!).getByRole('button', { name: 'Zůstat zde' }));

    expect(asked()).toBeNull();
  });

  it('and saves it is waited for until the last change is made', async () => {
    const { user, network, answer } = await openHeld('zmenProfil', { line: '7' });
    await user.click(screen.getByRole('button', { name: 'jiný profil' }));
    await user.click(toCart());
    const save = within(asked()!).getByRole('button', { name: /^Uložit změnu/ });
    await user.click(save);
    await waitFor(() => expect(network.askedFor('zmenProfil')).toHaveLength(1));
    expect([network.askedFor(path).length, save.getAttribute('aria-busy')]).toEqual([0, 'true']);
    answer();

    await waitFor(() => expect(network.askedFor(path)).toHaveLength(1));
  });

  it('after a press that still waits, and saves it there too, has it put into the cart once', async () => {
    const { user, network, answer } = await openHeld('zmenProfil', { line: '7' });
    await user.click(screen.getByRole('button', { name: 'jiný profil' }));
    await user.click(screen.getAllByRole('button', { name: /^Uložit změnu/ })[0]!);
    await user.click(toCart());
    await user.click(within(asked()!).getByRole('button', { name: /^Uložit změnu/ }));
    answer();

    await waitFor(() => expect(network.askedFor(path).length).toBeGreaterThan(0));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    expect(network.askedFor(path)).toHaveLength(1);
  });

  it('and stays after all is not taken away when the last change is made', async () => {
    const { user, network, server, answer } = await openHeld('zmenProfil', { line: '7' });
    await user.click(screen.getByRole('button', { name: 'jiný profil' }));
    await user.click(toCart());
    await user.click(within(asked()!).getByRole('button', { name: /^Uložit změnu/ }));
    await user.click(within(asked()!).getByRole('button', { name: 'Zůstat zde' }));
    answer();

    await waitFor(() => expect([...server.kept.values()].at(-1)!.configuration.profile).toBe(222300));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    expect(network.askedFor(path)).toHaveLength(0);
  });

  it.each([
    ['that was not changed', '7'],
    ['that is new', undefined],
  ])('%s is not asked', async (_, line) => {
    const { user } = await openChoice(Around, line ? { line } : {});
    if (!line) await user.click(screen.getByRole('button', { name: 'jiný profil' }));
    toCart().addEventListener('click', (event) => event.preventDefault()); // jsdom goes nowhere
    await user.click(toCart());

    expect(asked()).toBeNull();
  });
});
