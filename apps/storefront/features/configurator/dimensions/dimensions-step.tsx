import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import { useEffect } from 'react';
import { Disclosure } from '../../../components/disclosure';
import { Note } from '../../../components/note';
import { useDisplayedPriceText } from '../../../components/displayed-price';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { StepScreen } from '../frame/step-screen';
import { useKindTexts } from '../frame/steps';
import { DescriptionDisclosure } from '../stage/description-disclosure';
import { Continue } from './continue';
import { ComfortNote } from './comfort-note';
import { HowToMeasure } from './how-to-measure';
import { LastValidSize } from './last-valid-size';
import { SizeQuestions } from './size-questions';
import { SashWidths } from './sash-widths';
import { SizeField } from './size-field';
import styles from './dimensions-step.module.css';
import { useRequestedSize } from './use-requested-size';

const AddElement = lazyChunk(() => import('../assembly/add-element'));
const LightHeight = lazyChunk(() => import('./transom-light-height'));
const MeasuredOpening = lazyChunk(() => import('./measured-opening'));

/** Overall width and height, and three ways that help to find them (DIM-01). `detail` opens the widths of the sashes. */
export function DimensionsStep({ detail = false }: { detail?: boolean }) {
  const kind = useKindTexts();
  return (
    <StepScreen step="dimensions">
      <Panel step="dimensions" title={kind.dimensionsHeading} lead={kind.dimensionsLead} next={<Continue />}>
        <Sizes detail={detail} />
        <DeferredConfiguration>
          <ImmediateSuspense>
            <AddElement />
          </ImmediateSuspense>
          <DescriptionDisclosure />
        </DeferredConfiguration>
      </Panel>
    </StepScreen>
  );
}

/** What is rendered at each change; the frame around it rests. */
function Sizes({ detail }: { detail: boolean }) {
  const texts = useTexts('dimensions');
  const { product, shown, setMark } = useConfiguration();
  const size = useRequestedSize();
  useEffect(() => () => setMark({}), [setMark]);
  const several = rowsOf(shown)[0]!.areas.length > 1;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {product.fixedSize || product.product.data.stock ? (
        <Note>
          <b>{sizeText(shown.width, shown.height)}&nbsp;mm.</b> {texts.fixedSize}
        </Note>
      ) : (
        <>
          <div className={styles.fields}>
            <SizeField axis="width" size={size} />
            <SizeField axis="height" size={size} />
          </div>
          <DeferredConfiguration>
            <SizeQuestions asked={size} />
            <RefusalNote refusal={size.otherRefusal} onRepaired={size.forget} />
            <LastValidSize size={size} />
          </DeferredConfiguration>
          <ImmediateSuspense>{shown.light && <LightHeight lit={shown} light={shown.light} />}</ImmediateSuspense>
        </>
      )}
      <DeferredConfiguration>
        {!size.refused && (
          <>
            {product.priceCell.widths.length > 0 && <PriceCell />}
            <ComfortNote />
          </>
        )}
      </DeferredConfiguration>
      {!product.fixedSize && (
        <div>
          <DeferredConfiguration>
            <Disclosure icon="ruler" title={texts.openingFold}>
              <ImmediateSuspense>
                <MeasuredOpening onTake={size.take} />
              </ImmediateSuspense>
            </Disclosure>
          </DeferredConfiguration>
          {several && <SashWidths open={detail} />}
          <DeferredConfiguration>
            <HowToMeasure />
          </DeferredConfiguration>
        </div>
      )}
    </form>
  );
}

/** Up to which size the price holds, and what the next larger one would add. */
function PriceCell() {
  const texts = useTexts('dimensions');
  const kind = useKindTexts();
  const price = useDisplayedPriceText();
  const { width, height, frameOnly, wider, higher } = useConfiguration().product.priceCell;
  return (
    <Note>
      {frameOnly ? texts.framePriceUpTo : texts.priceUpTo} <b className="nowrap">{sizeText(width, height)}&nbsp;mm</b>.{' '}
      {wider !== null && kind.wider(price(wider))} {higher !== null && kind.higher(price(higher))}
    </Note>
  );
}
