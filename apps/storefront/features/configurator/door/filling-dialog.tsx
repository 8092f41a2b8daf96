import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { twoDecimals } from '../../../lib/numbers';
import { ChoiceDialog } from '../choice/choice-dialog';
import { Preview, PreviewFacts } from '../choice/preview';
import { useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { fillingChange, ornamentChange } from './filling-changes';
import { FillingChoices } from './filling-choices';
import { FillingOrnaments } from './filling-ornaments';

/** The fillings of a door, each drawn in the door as it is, and the ornament of its glass (DOOR-02, OPEN-Q-116). */
export default function FillingDialog() {
  const texts = useTexts('door');
  const { doorFillings: title } = useTexts('titles');
  const nameOf = useName();
  const { data, fillings } = useLoadedCatalogue();
  const draft = useDraft();
  const filling = fillings.get(draft.configuration.filling!)!;
  const glazed = filling.glassShare > 0;
  const prices = usePrices(draft, [
    ...data.fillings.map(({ id }) => fillingChange(id)),
    ...(glazed ? [null, ...data.ornaments.map(({ id }) => id)].map(ornamentChange) : []),
  ]);
  const drawn = fillings.get(draft.drawn.filling!)!;
  return (
    <ChoiceDialog
      over="doorOpening"
      title={title}
      lead={texts.fillings.lead}
      draft={draft}
      prices={prices}
      choice={texts.fillings.use(nameOf(filling))}
      preview={
        <Preview draft={draft} sides={['outside']}>
          <PreviewFacts>
            <b>{nameOf(drawn)}</b>
            <span className="nowrap">
              U<sub>p</sub> <b>{twoDecimals(drawn.up)}</b> W/m²K
            </span>
          </PreviewFacts>
        </Preview>
      }
    >
      <FillingChoices draft={draft} prices={prices} />
      <FillingOrnaments draft={draft} prices={prices} glazed={glazed} />
    </ChoiceDialog>
  );
}
