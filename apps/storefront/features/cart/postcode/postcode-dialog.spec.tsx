import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Network, show } from '../../../testing/page';
import { PostcodeDialog } from './postcode-dialog';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { hitIn, searchable, searchPlaces } from './search-places';
import { oneTownOf, townsAt } from './towns-at';

const places = [
  { place: 'Praha 5, Hlubočepy', postcode: '15200', code: 'CZ0100' },
  { place: 'Hlubočec', postcode: '74791', code: 'CZ0805' },
  { place: 'Hluboká nad Vltavou', postcode: '37341', code: 'CZ0311' },
  { place: 'Brno', postcode: '60200', code: 'CZ0642' },
  { place: 'Ústí nad Labem', postcode: '40001', code: 'CZ0427' },
];
const found = (typed: string) => searchPlaces(searchable(places), typed).map(({ place }) => place);

describe('the search', () => {
  it.each([
    ['b', []],
    ['br', ['Brno']],
    ['HLUB', ['Hluboká nad Vltavou', 'Hlubočec', 'Praha 5, Hlubočepy']],
    ['hlubočec', ['Hlubočec']],
    ['usti', ['Ústí nad Labem']],
    ['602 00', ['Brno']],
    ['60200', ['Brno']],
    ['6020', ['Brno']],
    ['xyz', []],
  ])('finds for %j: %j [POST-02] [POST-04] [POST-05] [POST-06]', (typed, names) => {
    expect(found(typed).toSorted()).toEqual(names.toSorted());
  });

  it('puts the very name first, then names that begin with it, then names that hold it', () => {
    expect(found('hlub').at(-1)).toBe('Praha 5, Hlubočepy');
    expect(found('hlubočec')[0]).toBe('Hlubočec');
  });

  it('finds by a postcode the place where the name does not help [POST-04]', () => {
    expect(found('747')).toEqual(['Hlubočec']);
  });

  it.each([
    ['60200', true, '602\u00a000'],
    ['1010', false, '1010'],
  ])('writes %s as people do', (postcode, spaced, text) => {
    expect(shownPostcode(postcode, spaced)).toBe(text);
  });
});

it.each([
  ['Hluboká nad Vltavou', 'HLUB', ['', 'Hlub', 'oká nad Vltavou']],
  ['Praha 5, Hlubočepy', 'hluboc', ['Praha 5, ', 'Hluboč', 'epy']],
  ['Ústí nad Labem', 'usti ', ['', 'Ústí', ' nad Labem']],
  ['Brno', '602', ['Brno', '', '']],
])('in %s what was typed as %j is %j', (place, typed, parts) => {
  expect(hitIn(place, typed)).toEqual(parts);
});

describe('the town of a postcode', () => {
  it.each([
    [['Brno', 'Brno-Veveří', 'Brno-Trnitá'], 'Brno'],
    [['Šlapanice'], 'Šlapanice'],
    [['Barchov', 'Pardubice'], undefined],
    [['Brno', 'Brnodvory'], undefined],
    [[], undefined],
  ])('among %j is %s', (towns, town) => {
    expect(oneTownOf(towns)).toBe(town);
  });

  it('is found by all its digits', () => {
    expect(townsAt(places, '60200')).toEqual(['Brno']);
    expect(townsAt(places, '602')).toEqual([]);
  });
});

/** jsdom has no pointer events with a position. */
const pointer = (type: string, clientY: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX: 20, clientY }), { movementX: 0, movementY: 0 });

describe('the dialog', () => {
  const onChoose = jest.fn();
  const onChooseRegion = jest.fn();
  const onChooseUnlisted = jest.fn();
  const onPickup = jest.fn();
  const type = async (text: string) => {
    const user = userEvent.setup();
    await user.type(await screen.findByRole('combobox'), text);
    return user;
  };

  beforeEach(() => {
    jest.resetAllMocks();
    new Network({
      '/api/postcodes': places.map(({ place, postcode, code }) => ({
        city_name: place,
        psc: postcode,
        area_code: code,
      })),
    });
    show(
      <PostcodeDialog
        regionOf={({ code }) => (code !== 'CZ0427' ? { region: 102, name: 'Brno-město', price: 490_00 } : undefined)}
        regions={[{ region: 102, name: 'Brno-město', price: 490_00 }]}
        onChoose={onChoose}
        onChooseUnlisted={onChooseUnlisted}
        onChooseRegion={onChooseRegion}
        onPickup={onPickup}
        onClose={jest.fn()}
      />,
    );
  });

  it('is worked with the keyboard and tells how many places there are', async () => {
    const user = await type('hlub');
    expect(await screen.findByText('3 místa')).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');

    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ postcode: '37341' }));
  });

  test.each([
    ['the first hit', 'rests on the second', 90, '74791'],
    ['the second hit', 'has moved on it', 91, '37341'],
  ])('Enter takes %s while a pointer %s', async (_, __, y, postcode) => {
    const user = await type('hlub');
    const [, second] = await screen.findAllByRole('option');
    fireEvent(second!, pointer('pointerover', 90)); // what browsers report when a list appears under a pointer
    fireEvent(second!, pointer('pointermove', y));
    await user.keyboard('{Enter}');

    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ postcode }));
  });

  test('Enter takes the first hit of all that was typed, before the list follows', async () => {
    const user = await type('hl');
    await screen.findByText('3 místa');
    await user.keyboard('uboká{Enter}');

    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ postcode: '37341' }));
  });

  test('an unlisted postcode next to its town is offered, with any country prefix', async () => {
    const user = await type('CZ-373 99 Lesní Samota');
    await user.click(await screen.findByRole('button', { name: /^Doručit na PSČ 373\s99$/ }));

    expect(onChooseUnlisted).toHaveBeenCalledWith('37399', expect.objectContaining({ region: 102 }));
  });

  it('says what delivery costs at each place that is served, and whether VAT is in it [DELIV-09] [SHOP-07]', async () => {
    await type('hlub');
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(3);
    for (const option of options) expect(option.textContent).toMatch(/592,9\sKč s\sDPH$/);
  });

  it('says that nothing was found, with a way on [POST-07] [OPEN-Q-93]', async () => {
    const user = await type('xyz');
    expect(await screen.findByText('Nic nenalezeno')).toBeTruthy();
    expect(screen.getByText(/^Nebo nám zavolejte/).querySelector('a')!.href).toMatch(/^tel:/);
    await user.click(screen.getByRole('button', { name: 'Vyzvednu osobně' }));

    expect(onPickup).toHaveBeenCalled();
  });

  test('a postcode in no list is offered for the most expensive price that is possible, with the call [OPEN-Q-62]', async () => {
    const user = await type('373 99');
    const note = await screen.findByText(/^Toto PSČ v\sseznamu nemáme/);
    expect(note.textContent).toMatch(/zavoláme vám.* 592,9\sKč s\sDPH$/);
    await user.click(screen.getByRole('button', { name: /^Doručit na PSČ 373\s99$/ }));

    expect(onChooseUnlisted).toHaveBeenCalledWith('37399', expect.objectContaining({ region: 102 }));
  });

  test('a postcode that cannot exist is refused with the reason, and no delivery there is offered', async () => {
    await type('999 99');
    await screen.findByText('Takové PSČ neexistuje. Zkontrolujte ho prosím.');

    expect(screen.queryByRole('button', { name: /^Doručit na/ })).toBeNull();
  });

  it('lets an address be written by hand, whose region says what delivery costs', async () => {
    const user = await type('99999');
    await user.click(await screen.findByRole('button', { name: 'Napsat adresu ručně' }));
    const regions = await screen.findByRole('combobox', { name: 'Oblast doručení' });
    expect(document.activeElement).toBe(regions);
    await user.click(screen.getByRole('button', { name: 'Doručit sem' }));
    expect(onChooseRegion).not.toHaveBeenCalled();
    await user.selectOptions(regions, screen.getByRole('option', { name: /^Brno-město: 592,9\sKč s\sDPH$/ }));
    await user.click(screen.getByRole('button', { name: 'Doručit sem' }));

    expect(onChooseRegion).toHaveBeenCalledWith(expect.objectContaining({ region: 102 }));
  });

  it('says that a place without region is not served, and chooses nothing [POST-08] [ERR-09] [OPEN-Q-93]', async () => {
    const user = await type('usti');
    await screen.findByText('1 místo');
    await user.keyboard('{Enter}');

    expect(screen.getByText('Bohužel, není tady PSČ')).toBeTruthy();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
