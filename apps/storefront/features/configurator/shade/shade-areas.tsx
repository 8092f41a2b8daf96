import { areaNumbers } from '@fenestra/domain/configuration/assembly/elements';
import { CheckRow } from '../../../components/check-row';
import { Note } from '../../../components/note';
import { PositionNumber } from '../../../components/position-number';
import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useAreaNames } from '../choice/use-area-names';
import type { Draft } from '../choice/use-draft';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import styles from './shade-areas.module.css';
import { adding } from './shade-choice';
import type { useShade } from './use-shade';

/** All sashes on which it fits, or a box for each; one that it does not fit says so (SHADE-05, OPEN-Q-31), as do those that keep what they have. */
export function ShadeAreas({ draft, own }: { draft: Draft; own: ReturnType<typeof useShade> }) {
  const { shade: texts } = useTexts('fittings');
  const { control } = useTexts('parts');
  const nameOf = useName();
  const { openings, swatches } = useLoadedCatalogue();
  const { areas } = draft.configuration;
  const numbers = areaNumbers(draft.configuration);
  const names = useAreaNames(draft.configuration);
  const whyNot = useRefusalReason(draft);
  const keptBy = (id: string) => {
    const kept = own.keptBy(id);
    const swatch = kept && swatches.get(kept.type.colours)?.get(kept.colour);
    const words = swatch && [nameOf(kept.type), nameOf(swatch), kept.side && control[kept.side]];
    return words && texts.keeps(words.filter(Boolean).join(', '));
  };
  const keeping = areas.flatMap(({ id }) => (keptBy(id) ? id : []));
  return (
    <>
      <Segments
        full
        label={texts.where}
        value={own.each ? 'each' : 'all'}
        options={[
          { value: 'all', text: texts.all(own.fits.length) },
          { value: 'each', text: texts.each },
        ]}
        onChange={(value) => own.goEach(value === 'each')}
      />
      {own.each && (
        <div className={styles.areas}>
          {areas.map(({ id, opening }) => {
            const fits = own.fits.includes(id);
            const isPicked = own.picked.includes(id);
            const kept = keptBy(id);
            return (
              <CheckRow
                key={id}
                checked={isPicked}
                blocked={!fits && !isPicked}
                title={names.get(id)}
                aside={<PositionNumber now={isPicked}>{numbers.get(id)!}</PositionNumber>}
                onChange={() => own.pick(id)}
              >
                {fits ? nameOf(openings.get(opening)!) : whyNot(adding(own.shade, [id]))}
                {kept && (
                  <>
                    <br />
                    {kept}
                  </>
                )}
              </CheckRow>
            );
          })}
        </div>
      )}
      {!own.each && keeping.length > 0 && (
        <div className={styles.keeping}>
          <Note role="status">
            {keeping.map((id) => (
              <p key={id}>{`${names.get(id)}, ${keptBy(id)}`}</p>
            ))}
          </Note>
        </div>
      )}
    </>
  );
}
