import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { useEffect } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { Segments } from '../../../components/segments';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { Continue } from '../dimensions/continue';
import { LastPossible } from '../dimensions/last-possible';
import { OddSize } from '../dimensions/odd-size';
import { SizeField } from '../dimensions/size-field';
import { useSize, type WantedSize } from '../dimensions/use-size';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { StepScreen } from '../frame/step-screen';
import { useRefusedMark } from '../frame/use-refused-mark';
import { Following } from '../sync/following';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { useElementWidths } from './use-element-widths';
import { type Taking, useTaker } from './use-taker';

const ElementSizes = lazyChunk(() => import('./element-sizes'));
const AfterSizes = lazyChunk(() => import('./after-sizes'));

/** Sizes of an assembly: the whole, then element by element, and their sum (ROUTE-13, DIM-13). */
export function AssemblyStep() {
  const texts = useTexts('assembly');
  const { shown, setMark } = useConfiguration();
  const whole = useTaker();
  const size = useSize(whole.changeTo, whole.tell);
  const widths = useElementWidths();
  const { chosen, wrong, refused } = widths;
  const markOf = useRefusedMark();
  useEffect(() => {
    setMark({ element: chosen, ...(markOf(refused) ?? { active: `element-${chosen}` }) });
    return () => setMark({});
  }, [chosen, refused, setMark]);
  const mark: Mark = { element: chosen, refused: `element-${chosen}`, agreedWidth: shown.width };
  return (
    <StepScreen
      step="dimensions"
      tried={wrong ? { configuration: wrong.drawn, mark } : undefined}
      onPress={(area) => widths.choose(elementsOf(shown).findIndex(({ areas }) => areas.some(({ id }) => id === area)))}
    >
      <Panel step="dimensions" title={texts.heading} lead={texts.lead} next={wrong ? <Mend /> : <Continue />}>
        <WholeSize taking={whole} size={size} />
        <section className={styles.part}>
          <div className={styles.partHead}>
            <h2>{texts.widths}</h2>
            <span data-wrong={wrong !== null || undefined}>
              <Icon name={wrong ? 'warn' : 'check'} small /> {texts.sum(thousands((wrong?.drawn ?? shown).width))}
            </span>
          </div>
          <UntilLoaded fallback={<div className={styles.waiting} aria-busy="true" />}>
            <ElementSizes widths={widths} />
          </UntilLoaded>
        </section>
        <Following>
          <UntilLoaded>
            <AfterSizes onAdded={widths.chooseAdded} changeTo={whole.changeTo} onTake={size.take} />
          </UntilLoaded>
        </Following>
      </Panel>
    </StepScreen>
  );
}

function WholeSize({ taking, size }: { taking: Taking; size: WantedSize }) {
  const texts = useTexts('assembly');
  const { takers, taker, setTaker, cannot } = taking;
  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        <SizeField axis="width" size={size} label={texts.overallWidth} />
        <SizeField axis="height" size={size} />
      </div>
      {takers.length > 1 && (
        <div className={styles.takes}>
          <span>{texts.takesDifference}</span>
          <Segments
            label={texts.takesDifference}
            value={String(taker)}
            options={[
              ...takers.map((i) => ({
                value: String(i),
                text: takers.length > 3 ? String(i + 1) : texts.element(i + 1),
              })),
              { value: 'all', text: texts.all },
            ]}
            small
            onChange={(value) => setTaker(value === 'all' ? value : Number(value))}
          />
        </div>
      )}
      {cannot !== null && <Note role="status">{texts.cannotTake(cannot + 1)}</Note>}
      <OddSize asked={size} />
      <RefusalNote refusal={size.otherRefusal} onRepaired={size.forget} />
      <LastPossible size={size} />
    </div>
  );
}

/** Instead of going on: to the width that does not fit. */
function Mend() {
  const texts = useTexts('assembly');
  const goThere = () => document.querySelector<HTMLInputElement>('[data-element-width] input')?.focus();
  return (
    <Button look="main" block onClick={goThere}>
      {texts.mend}
      <Icon name="arrow-right" />
    </Button>
  );
}
