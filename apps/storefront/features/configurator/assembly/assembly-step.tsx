import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { useEffect } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { Segments } from '../../../components/segments';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { Continue } from '../dimensions/continue';
import { LastValidSize } from '../dimensions/last-valid-size';
import { SizeQuestions } from '../dimensions/size-questions';
import { SizeField } from '../dimensions/size-field';
import { useRequestedSize, type RequestedSize } from '../dimensions/use-requested-size';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { StepScreen } from '../frame/step-screen';
import { useRefusedMark } from '../frame/use-refused-mark';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { useElementWidths } from './use-element-widths';
import { type Compensation, useCompensatingElement } from './use-compensating-element';

const ElementSizes = lazyChunk(() => import('./element-sizes'));
const AfterSizes = lazyChunk(() => import('./below-sizes'));

/** Sizes of an assembly: the whole, then element by element, and their sum (ROUTE-13, DIM-13). */
export function AssemblyStep() {
  const texts = useTexts('assembly');
  const { shown, setMark } = useConfiguration();
  const whole = useCompensatingElement();
  const size = useRequestedSize(whole.changeTo, whole.tell);
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
          <ImmediateSuspense fallback={<div className={styles.waiting} aria-busy="true" />}>
            <ElementSizes widths={widths} />
          </ImmediateSuspense>
        </section>
        <DeferredConfiguration>
          <ImmediateSuspense>
            <AfterSizes onAdded={widths.chooseAdded} changeTo={whole.changeTo} onTake={size.take} />
          </ImmediateSuspense>
        </DeferredConfiguration>
      </Panel>
    </StepScreen>
  );
}

function WholeSize({ taking, size }: { taking: Compensation; size: RequestedSize }) {
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
      <SizeQuestions asked={size} />
      <RefusalNote refusal={size.otherRefusal} onRepaired={size.forget} />
      <LastValidSize size={size} />
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
