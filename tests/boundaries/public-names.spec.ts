import { changesIn, faultsOfNames, isRenewable } from '../public-names/name-changes';
import {
  linesOf,
  presentNames,
  recordedChanges,
  recordedNames,
  recordNames,
  textOf,
} from '../public-names/public-names';

test('docs/public-names.txt lists every public name, and none is gone without an entry', async () => {
  const text = textOf(await presentNames());
  const faults = () => faultsOfNames(recordedNames(), linesOf(text), changesIn(recordedChanges()));
  if (process.env['RENEW_PUBLIC_NAMES'] === '1' && isRenewable(faults())) recordNames(text);

  expect(faults()).toEqual([]);
});

describe('the comparison of public names', () => {
  const names = ['topics: a', 'topics: b'];

  test('a name that is gone without an entry is reported, and the list cannot be renewed', () => {
    const faults = faultsOfNames(names, ['topics: a'], []);

    expect(faults).toEqual(['topics: b is gone: restore it, or enter it in docs/public-name-changes.txt']);
    expect(isRenewable(faults)).toBe(false);
  });

  test('a renamed name with an entry lets the list be renewed', () => {
    const changes = changesIn('# comment\ntopics: b → c | the standard term');
    const faults = faultsOfNames(names, ['topics: a', 'topics: c'], changes);

    expect(faults).toHaveLength(2);
    expect(isRenewable(faults)).toBe(true);
    expect(faultsOfNames(['topics: a', 'topics: c'], ['topics: a', 'topics: c'], changes)).toEqual([]);
  });

  test('an entry is reported whose old name still exists or whose new name does not', () => {
    expect(faultsOfNames(names, names, changesIn('topics: b → c | the standard term'))).toEqual([
      'topics: b is entered as gone and still exists',
      'topics: b is entered as renamed to topics: c, which does not exist',
    ]);
  });

  test('an entry without a reason is refused', () => {
    expect(() => changesIn('topics: b → removed')).toThrow('not "<kind>: <old> → <new or removed> | <reason>"');
  });
});
