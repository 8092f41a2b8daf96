import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { Note } from '../../../components/note';
import { DisplayedDifference } from '../../../components/displayed-price';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { usePreviews } from '../sync/use-previews';
import styles from './sum-repairs.module.css';
import type { ElementWidths, WrongSum } from './use-element-widths';

/** What mends a sum that does not fit: another element gives way, the whole changes, or the entry is taken back. */
export function SumRepairs({ widths, wrong }: { widths: ElementWidths; wrong: WrongSum }) {
  const texts = useTexts('assembly');
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const tried = usePreviews(wrong.repairs.map((repair) => [repair.change]));
  const present = elementsOf(shown);
  const by = wrong.drawn.width - shown.width;
  const before = thousands(present[widths.chosen]!.width);
  return (
    <Note tone="err" role="alert">
      <b>{texts.doesNotFit}</b> {texts.why(thousands(wrong.drawn.width), thousands(shown.width))}
      <div className={styles.fixes}>
        {wrong.repairs.map(({ element, change: repair }, i) => (
          <button key={element} type="button" onClick={() => void change(repair, changed.fields)}>
            {element === null ? (
              <span>{texts.resizeWhole(thousands(wrong.drawn.width))}</span>
            ) : (
              <span>
                {texts.resizeElement(element + 1, thousands(present[element]!.width - by))}
                <small>{texts.overallStays(thousands(shown.width))}</small>
              </span>
            )}
            {tried?.[i]?.difference != null && (
              <b>
                <DisplayedDifference net={tried[i].difference} />
              </b>
            )}
          </button>
        ))}
        <button type="button" onClick={widths.forget}>
          <span>
            {texts.takeBack(widths.chosen + 1, before)}
            <small>{texts.asBefore}</small>
          </span>
        </button>
      </div>
    </Note>
  );
}
