import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { outcomeOf } from '../apply-change';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { isViolation } from '../rules/violation';
import { type ChoiceList, choicesOf } from './choices';
import {
  availableBlinds,
  availableHandles,
  availableInsectScreens,
  availableSills,
  availableThresholds,
  productTypesIn,
} from './available-entries';

const catalogue = shopCatalogue();
const idsOf = (entries: readonly { readonly id: number }[]): number[] => entries.map(({ id }) => id);
const listed = (list: ChoiceList, configuration: Configuration, ...areas: string[]) =>
  choicesOf(list, { configuration, catalogue, areas });
const joined: Change = { kind: 'add-element', product: 'OS1', place: 'right' };

describe('what an assembly can have', () => {
  it('are the nets of the door in it beside those of its windows [ACC-19]', () => {
    expect(idsOf(availableInsectScreens(initialConfiguration('SE-BALKON'), catalogue))).toEqual([731, 732, 733, 734]);
    expect(idsOf(availableInsectScreens(initialConfiguration('SE-DVERE'), catalogue))).toEqual(
      idsOf(availableInsectScreens(initialConfiguration('B1'), catalogue)),
    );
  });

  it('are the nets of the element that is meant [ACC-19]', () => {
    const balcony = initialConfiguration('SE-BALKON');
    expect(idsOf(availableInsectScreens(balcony, catalogue, ['A1']))).toEqual(
      idsOf(availableInsectScreens(initialConfiguration('B1'), catalogue)),
    );
    expect(idsOf(availableInsectScreens(balcony, catalogue, ['A2']))).toEqual(
      idsOf(availableInsectScreens(initialConfiguration('OS1'), catalogue)),
    );
    expect(idsOf(availableInsectScreens(balcony, catalogue, ['A1']))).not.toContain(731);
  });

  it.each(['SE-BALKON', 'SE-DVERE'])('is the threshold of the door in %s [SILL-04]', (code) => {
    expect(idsOf(availableThresholds(initialConfiguration(code), catalogue))).toEqual([1514]);
  });

  it('are the handles that fit all that opens: those of a door where only it does [HANDLE-01] [HANDLE-02]', () => {
    const ofDoor = idsOf(availableHandles(initialConfiguration('B1'), catalogue));
    const ofWindow = idsOf(availableHandles(initialConfiguration('OS1'), catalogue));
    expect(ofDoor).toContain(1561);
    expect(idsOf(availableHandles(initialConfiguration('SE-DVERE'), catalogue))).toEqual(ofDoor);
    expect(idsOf(availableHandles(initialConfiguration('SE-BALKON'), catalogue))).toEqual(
      ofDoor.filter((id) => ofWindow.includes(id)),
    );
  });

  it('are no sills below doors alone, nor for what stands above others [ACC-11]', () => {
    const doors = changedBy(initialConfiguration('B1'), { kind: 'add-element', product: 'B1', place: 'right' });
    const below = changedBy(doors, { kind: 'add-element', product: 'F1', place: 'above' });
    expect([availableSills(doors, catalogue), availableSills(below, catalogue)]).toEqual([[], []]);
    expect(idsOf(availableSills(initialConfiguration('SE-BALKON'), catalogue))).toEqual(
      idsOf(availableSills(initialConfiguration('OS1'), catalogue)),
    );
    expect(availableSills(initialConfiguration('SE-BALKON'), catalogue, ['A1'])).toEqual([]);
  });

  it('are blinds in all of its elements [ACC-12]', () => {
    expect(availableBlinds(initialConfiguration('SE-BALKON'), catalogue)).toEqual(catalogue.data.blinds);
  });
});

it.each([
  ['SE-DVERE', ['O', 'B']],
  ['SE-PAS', ['O']],
  ['B1', ['B']],
])('lists of %s are for its own type and those of its elements: %j [OPEN-Q-06]', (code, types) => {
  expect([...productTypesIn(initialConfiguration(code), catalogue)]).toEqual(types);
});

describe('the lists of an assembly', () => {
  it.each<[string, Change, ChoiceList]>([
    ['threshold', { kind: 'threshold', threshold: 1514 }, 'threshold'],
    ['net', { kind: 'add-accessory', areas: [], accessory: 732, colour: 'SI-BI' }, 'accessory'],
  ])('tell the %s that a door brought into it as chosen', (_, change, list) => {
    const made = changedBy(initialConfiguration('B1'), change, joined);
    const id = change.kind === 'threshold' ? 1514 : 732;
    expect(listed(list, made).filter(({ chosen }) => chosen)).toMatchObject([{ id }]);
  });

  it('tell the handle that a door brought beside fixed glazing as chosen', () => {
    const made = changedBy(initialConfiguration('B1'), { kind: 'handle', handle: 1561 }, { ...joined, product: 'F1' });
    expect(listed('handle', made).filter(({ chosen }) => chosen)).toMatchObject([{ id: 1561 }]);
  });

  it('say in which element each net fits [OPEN-Q-31]', () => {
    const fits = new Map(
      listed('accessory', initialConfiguration('SE-BALKON')).map(({ id, fits: areas }) => [id, areas]),
    );
    expect([731, 732, 734].map((id) => fits.get(id))).toEqual([['A2'], ['A1'], ['A1', 'A2']]);
  });

  it.each(['SE-BALKON', 'SE-DVERE', 'SE-NADSVETLIK', 'SE-PAS'])('of %s hold what can be taken', (code) => {
    const made = initialConfiguration(code);
    const lists = (['handle', 'threshold', 'accessory'] as const).map((list) => listed(list, made));
    const refused = lists.flat().filter(({ changes }) => isViolation(outcomeOf(changes, made, catalogue)));
    expect(idsOf(refused as { id: number }[])).toEqual([]);
  });
});
