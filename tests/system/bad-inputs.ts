import type { Bad, BadInputs } from './bad-input';
import type { ConfiguratorAction } from '@fenestra/contracts/wire/configurator-actions';
import { badChanges } from './bad-changes';
import {
  emptyList,
  noItem,
  noValue,
  noArea,
  noProfile,
  otherProfile,
  noGlass,
  otherThreshold,
  noElement,
  tooNarrow,
  noProduct,
  noConfiguration,
} from './bad-inputs-told';

/** The filters that all lists take. */
const ofAnyList: readonly Bad[] = [
  [{ typ: 'X' }, emptyList],
  [{ typ_doplnku: 'zaluzie' }, emptyList],
  ...['x', 'blind', '__proto__'].map((typ_doplnku): Bad => [{ typ_doplnku }, noValue]),
  [{ oblast: '7' }, noItem],
];
const inOtherProfile: readonly Bad[] = [
  [{ profilId: 1 }, noProfile],
  [{ profilId: 222744 }, otherProfile],
];
const listOfWindow: BadInputs = { of: 'OS1', accepted: {}, bad: [...ofAnyList, ...inOtherProfile] };
const listOfDoor: BadInputs = { ...listOfWindow, of: 'E1', elsewhere: [['OS1', emptyList]] };

const trying = (...pokus: object[]) => ({ pokusy: [pokus] });

/** Values of the right form that the shop has not or does not make, for each field of each call. */
export const badInputs: Record<ConfiguratorAction, BadInputs> = {
  getVyrobek: { of: 'OS1', accepted: {}, bad: [] },
  getCiselnikOtevirani: { of: 'OS1', accepted: { type: '1' }, bad: [[{ type: 'A1' }, noItem]] },
  getProfiles: {
    ...listOfWindow,
    bad: [...ofAnyList, [{ profilId: 1 }, noItem], [{ profilId: 222744 }, noItem]],
  },
  ciselnikBarvy: listOfWindow,
  ciselnikSklo: { ...listOfWindow, elsewhere: [['E1', emptyList]] },
  dejMrizky: listOfWindow,
  getKliky: { ...listOfWindow, elsewhere: [['F1', emptyList]] },
  getPrah: listOfDoor,
  ciselnikVyplne: listOfDoor,
  ciselnikZamky: listOfDoor,
  dejDoplnky: {
    of: 'OS1N',
    accepted: { typ_doplnku: 'sit', oblast: '1' },
    bad: [[{ typ: 'X' }, emptyList], [{ typ_doplnku: 'x' }, noValue], [{ oblast: '7' }, noItem], ...inOtherProfile],
    elsewhere: [['E1', emptyList]],
  },
  getDoplnekCena: {
    of: 'OS1',
    accepted: { doplnekId: 751, oblast: '1' },
    bad: [
      [{ doplnekId: 1 }, noValue],
      [{ doplnekId: 735 }, noValue],
      [{ doplnekId: 751.5 }, noValue],
      [{ oblast: '7' }, noItem],
    ],
    elsewhere: [['E1', noValue]],
  },
  zkusZmeny: {
    of: 'OS1',
    accepted: trying({ akce: 'zmenRozmer', width: 1000, height: 1000 }),
    bad: [
      [trying({ akce: 'zmenRozmer', width: 499, height: 1000 }), tooNarrow],
      [trying({ akce: 'zmenSklo', oblast: '7', sklo: 324 }), noArea],
      [trying({ akce: 'zmenSklo', oblast: '1', sklo: 1 }), noGlass],
      [trying({ akce: 'zmenZrcadlove' }, { akce: 'zmenPrah', prahId: 1511 }), otherThreshold],
      [trying({ akce: 'zrusPrvek', prvek: 1 }), noElement(1)],
    ],
    elsewhere: [['2', 'Rozměry tohoto výrobku jsou pevné.']],
  },
  ...badChanges,
};

type BadRest = readonly [fields: object, status: number, code: number, told: string];

/** What cannot be begun with. */
export const badBeginnings: readonly BadRest[] = [
  ...[
    { productId: 'X' },
    { productId: '' },
    { productId: '__proto__' },
    { productId: 'RK1' }, // from stock only
    { productId: 1005 },
    { productId: 'OS1', sklad: 'true' },
  ].map((fields): BadRest => [fields, 200, 15, noProduct]),
  [{ kopie: 'A'.repeat(22) }, 200, 44, noConfiguration],
  [{ kopie: 'x' }, 200, 44, noConfiguration],
  [{ shopId: 6 }, 200, 15, 'Požadavek patří jinému obchodu.'],
];

const ofConfiguration = (configurationId: string, more: object = {}) => ({
  products: [{ cenikCode: 'OS1', configurationId, ...more }],
});

/** What does not go into a cart. */
export const badProducts: readonly BadRest[] = [
  [{ products: [] }, 400, 15, 'Objednat lze 1 až 999 ks.'],
  [ofConfiguration('A'.repeat(22)), 404, 44, noConfiguration],
  [ofConfiguration('x'), 404, 44, noConfiguration],
  [ofConfiguration('A'.repeat(22), { mnozMj: 0 }), 400, 15, noValue],
];
