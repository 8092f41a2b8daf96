import { InvalidDataError } from './data-error';
import { type Upgrade, upgradeData } from './upgrade';

describe('data of an older schema', () => {
  const upgrades: Upgrade[] = [
    ({ glass, ...data }) => ({ ...data, panes: glass }),
    ({ panes, ...data }) => ({ ...data, panes: (panes as number[]).map((id) => ({ id })) }),
  ];
  const today = { manifest: { schema: 3, version: 'a' }, panes: [{ id: 301 }] };

  it.each([
    ['from before there were numbers', { manifest: { version: 'a' }, glass: [301] }],
    ['of number 1', { manifest: { schema: 1, version: 'a' }, glass: [301] }],
    ['of number 2', { manifest: { schema: 2, version: 'a' }, panes: [301] }],
    ['of today', today],
  ])('%s get the shape of today', (_age, data) => {
    expect(upgradeData(data, upgrades)).toEqual(today);
  });

  it.each([
    ['without a manifest', { glass: [301] }, 'manifest.json, all: there is no such file'],
    ['with a list for a manifest', { manifest: [] }, 'manifest.json, all: Invalid input'],
    ['of a newer program', { manifest: { schema: 4 } }, 'manifest.json, schema: data of schema 4 are newer than'],
  ])('%s are faulty data, told by file and entry', (_, data, told) => {
    const read = () => upgradeData(data, upgrades);
    expect(read).toThrow(InvalidDataError);
    expect(read).toThrow(told);
  });

  it('of a newer program are a fault that says so', () => {
    expect(() => upgradeData({ manifest: { schema: 4 } }, upgrades)).toThrow(
      'data of schema 4 are newer than this program, which knows up to 3',
    );
  });
});
