import type { ChangeAction } from '@fenestra/contracts/wire/changes';
import type { BadInputs } from './bad-inputs';
import {
  noValue,
  noArea,
  noProfile,
  otherProfile,
  noColour,
  insideOnly,
  noGlass,
  noPattern,
  noPane,
  otherOpening,
  otherHandle,
  otherThreshold,
  otherFilling,
  otherLock,
  notChosen,
  noCoupling,
  noField,
  noJoint,
  notJoined,
  unfitting,
  noElement,
  outermost,
  tooNarrow,
  tooWide,
  tooLow,
  tooHigh,
  otherSum,
} from './bad-inputs-told';

const widths = (...both: [number, number]) => fields(['1', both[0]], ['2', both[1]]);
const fields = (...all: [area: string, width: number][]) => ({
  rozmery: all.map(([area, width]) => ({ oblast_id: area, sirka: width, vyska: 1500 })),
});
const state = (konfigurace: object) => ({ konfigurace });
const stateOfArea = (area: object) => state({ areas: [area] });

/** What no change takes. */
export const badChanges: Record<ChangeAction, BadInputs> = {
  zmenRozmer: {
    of: 'SE-PAS',
    accepted: { width: 2900, height: 1400, prvek: 1 },
    bad: [
      [{ width: 100 }, `Prvek 1: ${tooNarrow}`],
      [{ width: -2900 }, `Prvek 1: ${tooNarrow}`],
      [{ width: 9000 }, `Prvek 1: ${tooWide}`],
      [{ width: 2900.5 }, noValue],
      [{ height: 0 }, `Prvek 1: ${tooLow}`],
      [{ height: 9000 }, `Prvek 1: ${tooHigh}`],
      [{ prvek: 0 }, noElement(0)],
      [{ prvek: 4 }, noElement(4)],
      [{ prvek: 1.5 }, noValue],
    ],
    elsewhere: [
      ['OS1', tooWide],
      ['2', 'Rozměry tohoto výrobku jsou pevné.'],
    ],
  },
  zmenDetailRozmer: {
    of: 'SL2',
    accepted: widths(800, 1000),
    bad: [
      [widths(700, 700), otherSum(1400, 1500)],
      [widths(1900, -100), 'Pole 2: Šířka musí být aspoň 454\u00a0mm, tady je -100\u00a0mm.'],
      [fields(['1', 1800]), noField(2)],
      [fields(['1', 800], ['7', 1000]), noArea],
      [fields(['1', 900], ['1', 900]), noField(2)],
      [fields(), noField(1)],
    ],
    elsewhere: [['OS1', noArea]],
  },
  zmenOtevirani: {
    of: 'OS1',
    accepted: { oblast: '1', otevirani: 'osl' },
    bad: [
      [{ oblast: '7' }, noArea],
      [{ oblast: ['1', '7'] }, noArea],
      [{ otevirani: 'x' }, noValue],
      [{ otevirani: '__proto__' }, noValue],
      [{ otevirani: 'dl' }, otherOpening],
    ],
    elsewhere: [['E1', otherOpening]],
  },
  zmenProfil: {
    of: 'OS1',
    accepted: { profilId: 222300 },
    bad: [
      [{ profilId: 1 }, noProfile],
      [{ profilId: 222300.5 }, noValue],
      [{ profilId: 222744 }, otherProfile],
    ],
    elsewhere: [['E1', otherProfile]],
  },
  zmenBarvu: {
    of: 'OS1',
    accepted: { barvaIn: 'W', barvaOut: 'D01' },
    bad: [
      [{ barvaIn: 'D99' }, noColour],
      [{ barvaOut: 'D99' }, noColour],
      [{ barvaIn: 'D02' }, 'Dva různé dekory nelze kombinovat.'],
      [{ barvaIn: 'D01', barvaOut: 'W' }, insideOnly],
    ],
  },
  zmenSklo: {
    of: 'OS1',
    accepted: { oblast: '1', sklo: 324 },
    bad: [
      [{ oblast: '7' }, noArea],
      [{ sklo: 1 }, noGlass],
      [{ sklo: -324 }, noGlass],
    ],
  },
  zmenRamecek: {
    of: 'OS1',
    accepted: { oblast: '1', ramecek: 403, barva: 'grey' },
    bad: [
      [{ oblast: '7' }, noArea],
      [{ ramecek: 1 }, 'Tento rámeček neexistuje.'],
      [{ barva: 'gold' }, noColour],
    ],
  },
  zmenOrnament: {
    of: 'OS1',
    accepted: { oblast: '1', ornament: 501 },
    bad: [
      [{ oblast: '7' }, noArea],
      [{ ornament: 1 }, 'Tento ornament neexistuje.'],
    ],
    elsewhere: [['E1', noPane]],
  },
  addMrizkaToArea: {
    of: 'OS1',
    accepted: { areaId: '1', mrizkaId: 604, mrizkaVarianta: '2x1' },
    bad: [
      [{ areaId: '7' }, noArea],
      [{ mrizkaId: 1 }, 'Tato mřížka neexistuje.'],
      [{ mrizkaVarianta: 'x' }, noPattern],
      [{ mrizkaVarianta: '0x0' }, noPattern],
      [{ mrizkaVarianta: '999999999x1' }, noPattern],
    ],
    elsewhere: [['E1', noPane]],
  },
  zmenKliku: {
    of: 'OS1',
    accepted: { klikaId: 644 },
    bad: [
      [{ klikaId: 1 }, 'Tato klika neexistuje.'],
      [{ klikaId: 655 }, otherHandle],
    ],
    elsewhere: [
      ['F1', otherHandle],
      ['E1', otherHandle],
    ],
  },
  zmenPrah: {
    of: 'E1',
    accepted: { prahId: 1511 },
    bad: [
      [{ prahId: 1 }, 'Tento práh neexistuje.'],
      [{ prahId: 1514 }, otherThreshold],
    ],
    elsewhere: [['OS1', otherThreshold]],
  },
  zmenVypln: {
    of: 'E1',
    accepted: { vyplnId: 703 },
    bad: [[{ vyplnId: 1 }, 'Tato dveřní výplň neexistuje.']],
    elsewhere: [['OS1', otherFilling]],
  },
  zmenZamek: {
    of: 'E1',
    accepted: { zamekId: 762 },
    bad: [[{ zamekId: 1 }, 'Takový zámek neznáme.']],
    elsewhere: [['OS1', otherLock]],
  },
  zmenZrcadlove: { of: 'OS1', accepted: {}, bad: [] },
  pridejDoplnek: {
    of: 'OS1',
    accepted: { oblast: '1', doplnekId: 751, barva: 'IP-BI', rozmer: { delka: 1400, hloubka: 200 } },
    bad: [
      [{ oblast: '7' }, noArea],
      [{ doplnekId: 1 }, 'Tento doplněk neexistuje.'],
      [{ barva: 'X' }, 'Tento doplněk v\u00a0této barvě není.'],
      [{ rozmer: { delka: 499 } }, 'Parapet se vyrábí dlouhý aspoň 500\u00a0mm, tento by měl 499\u00a0mm.'],
      [{ rozmer: { delka: 6001 } }, 'Parapet se vyrábí dlouhý nejvýš 6000\u00a0mm, tento by měl 6001\u00a0mm.'],
      [{ rozmer: { hloubka: 120 } }, 'Parapet s\u00a0vyložením 120\u00a0mm se nevyrábí, nejbližší má 100\u00a0mm.'],
    ],
    elsewhere: [['E1', 'Tento doplněk k\u00a0tomuto výrobku nelze zvolit.']],
  },
  zrusDoplnek: {
    of: 'OS1',
    after: ['pridejDoplnek', { oblast: '1', doplnekId: 751, barva: 'IP-BI' }],
    accepted: { oblast: '1', doplnekId: 751 },
    bad: [
      [{ oblast: '7' }, notChosen],
      [{ doplnekId: 1 }, 'Tento doplněk neexistuje.'],
      [{ doplnekId: 752 }, notChosen],
    ],
    elsewhere: [['E1', notChosen]],
  },
  pridejPrvek: {
    of: 'SE-PAS',
    accepted: { umisteni: 'vpravo', vedle: 1, vyrobekId: 'OS1', sirka: 900, vyska: 1400 },
    bad: [
      [{ vedle: 0 }, noElement(0)],
      [{ vedle: 9 }, noElement(9)],
      [{ vyrobekId: 'X' }, notJoined],
      [{ vyrobekId: 'E1' }, notJoined],
      [{ vyrobekId: '__proto__' }, notJoined],
      [{ umisteni: 'nad', vyrobekId: 'OS1N' }, notJoined],
      [{ sirka: 100 }, `Prvek 2: ${tooNarrow}`],
      [{ sirka: 9000 }, `Prvek 2: ${tooWide}`],
      [{ vyska: 100 }, `Prvek 2: ${tooLow}`],
    ],
    elsewhere: [['E1', notJoined]],
  },
  zrusPrvek: {
    of: 'SE-PAS',
    accepted: { prvek: 1 },
    bad: [
      [{ prvek: 0 }, noElement(0)],
      [{ prvek: 9 }, noElement(9)],
      [{ prvek: -1 }, noElement(-1)],
      [{ prvek: 1.5 }, noValue],
    ],
    elsewhere: [['OS1', noElement(1)]],
  },
  posunPrvek: {
    of: 'SE-PAS',
    accepted: { prvek: 2, kam: 'vlevo' },
    bad: [
      [{ prvek: 9 }, noElement(9)],
      [{ prvek: 1 }, outermost(1)],
      [{ prvek: 3, kam: 'vpravo' }, outermost(3)],
    ],
    elsewhere: [['OS1', noElement(2)]],
  },
  zmenSpojku: {
    of: 'SE-PAS',
    accepted: { spoj: 1, spojka: 1802 },
    bad: [
      [{ spoj: 0 }, noJoint(0)],
      [{ spoj: 9 }, noJoint(9)],
      [{ spojka: 1 }, noCoupling(1)],
    ],
    elsewhere: [['OS1', noJoint(1)]],
  },
  zmenMistnost: { of: 'OS1', accepted: { mistnost: 'Kuchyň' }, bad: [] },
  obnovKonfiguraci: {
    of: 'OS1',
    accepted: state({}),
    bad: [
      [state({ product: 'X' }), unfitting],
      [state({ product: 'E1' }), unfitting],
      [state({ width: 100 }), tooNarrow],
      [state({ height: 9000 }), tooHigh],
      [state({ axes: [400] }), unfitting],
      [state({ profile: 1 }), noProfile],
      [state({ colour: { inside: 'D01', outside: 'W' } }), insideOnly],
      [state({ areas: [] }), unfitting],
      [stateOfArea({ id: '7' }), unfitting],
      [stateOfArea({ glass: 1 }), noGlass],
      [stateOfArea({ opening: 'dl' }), otherOpening],
      [state({ handle: null }), unfitting],
      [state({ threshold: 1511 }), otherThreshold],
      [state({ filling: 703 }), otherFilling],
      [state({ lock: 762 }), otherLock],
      [state({ stockProduct: 1001, handle: null }), unfitting],
    ],
    elsewhere: [['E1', unfitting]],
  },
};
