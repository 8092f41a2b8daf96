import { barPatternName } from '@fenestra/i18n/bar-pattern-name';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Names } from '@fenestra/domain/catalogue/names';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { sizeText } from '../../../lib/format/numbers';
import { coloursText } from '@fenestra/i18n/colours-text';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useConfiguration } from '../sync/configuration-context';
import { useFieldsName } from './use-fields-name';

/** What a change does, on the button that makes it. */
export function useChangeName(): (change: Change) => string {
  const texts = useTexts('refusal');
  const fieldsName = useFieldsName();
  const order = useTexts('elementOrder');
  const nameOf = useName();
  const { catalogue } = useConfiguration();
  return (change) => {
    if (change.kind === 'size') return texts.size(sizeText(change.width, change.height));
    if (change.kind === 'field-sizes') return fieldsName(change.fields);
    if (!catalogue) return '';
    const named = namesOf(catalogue, nameOf);
    if (change.kind === 'move-element') return order.moved[change.to](change.element);
    if (change.kind === 'bars')
      return `${nameOfChange(change, texts, named)}, ${barPatternName(change.pattern, texts)}`;
    return nameOfChange(change, texts, named);
  };
}

/** Names of catalogue entries in the language of the shop. */
type Named = ReturnType<typeof namesOf>;

function namesOf(catalogue: Catalogue, text: (entry: { readonly names: Names }) => string) {
  const by =
    <Key>(entries: ReadonlyMap<Key, { readonly names: Names }>) =>
    (key: Key): string => {
      const entry = entries.get(key);
      return entry ? text(entry) : '';
    };
  const accessory = (id: number) =>
    [catalogue.sills, catalogue.blinds, catalogue.nets, catalogue.bars, catalogue.thresholds]
      .map((entries) => by<number>(entries)(id))
      .find(Boolean) ?? '';
  return {
    ...{ opening: by(catalogue.openings), profile: by(catalogue.profiles), colour: by(catalogue.colours) },
    ...{ spacer: by(catalogue.spacers), ornament: by(catalogue.ornaments), bars: by(catalogue.bars) },
    ...{ handle: by(catalogue.handles), threshold: by(catalogue.thresholds), filling: by(catalogue.fillings) },
    ...{ lock: by(catalogue.locks), product: by(catalogue.products), coupling: by(catalogue.couplings) },
    glass: (id: number) => catalogue.glass.get(id)?.build ?? '',
    accessory,
  };
}

type Other = Exclude<Change, { kind: 'size' | 'field-sizes' | 'move-element' }>;

function nameOfChange(change: Other, texts: Texts['refusal'], named: Named): string {
  switch (change.kind) {
    case 'opening':
      return texts.opening(named.opening(change.opening));
    case 'profile':
      return texts.profile(named.profile(change.profile));
    case 'colour':
      return coloursText(texts.colour, named.colour(change.outside), named.colour(change.inside));
    case 'glass':
      return texts.glass(named.glass(change.glass));
    case 'spacer':
      return texts.spacer(named.spacer(change.spacer));
    case 'ornament':
      return change.ornament === null ? texts.noOrnament : texts.ornament(named.ornament(change.ornament));
    case 'bars':
      return texts.bars(named.bars(change.bars));
    case 'handle':
      return change.handle === null ? texts.usualHandle : texts.handle(named.handle(change.handle));
    case 'threshold':
      return change.threshold === null ? texts.noThreshold : texts.threshold(named.threshold(change.threshold));
    case 'filling':
      return texts.filling(named.filling(change.filling));
    case 'lock':
      return texts.lock(named.lock(change.lock));
    case 'mirror':
      return texts.mirror;
    case 'add-accessory':
      return texts.add(named.accessory(change.accessory));
    case 'remove-accessory':
      return texts.remove(named.accessory(change.accessory));
    case 'add-element':
      return texts.addElement(named.product(change.product));
    case 'remove-element':
      return texts.removeElement(change.element);
    case 'coupling':
      return texts.coupling(named.coupling(change.coupling));
    case 'room':
      return change.room === null ? texts.noRoom : texts.room(change.room);
    case 'restore':
      return texts.restore;
  }
}
