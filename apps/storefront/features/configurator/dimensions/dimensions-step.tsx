import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import { useEffect } from 'react';
import { Fold } from '../../../components/fold';
import { Note } from '../../../components/note';
import { useShownPriceText } from '../../../components/shown-price';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { Following } from '../sync/following';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { StepScreen } from '../frame/step-screen';
import { useKindTexts } from '../frame/steps';
import { InWords } from '../stage/in-words';
import { Continue } from './continue';
import { ComfortNote } from './comfort-note';
import { HowToMeasure } from './how-to-measure';
import { LastPossible } from './last-possible';
import { OddSize } from './odd-size';
import { SashWidths } from './sash-widths';
import { SizeField } from './size-field';
import styles from './dimensions-step.module.css';
import { useSize } from './use-size';

const AddElement = lazyChunk(() => import('../assembly/add-element'));
const LightHeight = lazyChunk(() => import('./light-height'));
const MeasuredOpening = lazyChunk(() => import('./measured-opening'));

/** Overall width and height, and three ways that help to find them (DIM-01). `detail` opens the widths of the sashes. */
export function DimensionsStep({ detail = false }: { detail?: boolean }) {
  const kind = useKindTexts();
  return (
    <StepScreen step="dimensions">
      <Panel step="dimensions" title={kind.dimensionsHeading} lead={kind.dimensionsLead} next={<Continue />}>
        <Sizes detail={detail} />
        <Following>
          <UntilLoaded>
            <AddElement />
          </UntilLoaded>
          <InWords />
        </Following>
      </Panel>
    </StepScreen>
  );
}

/** What is rendered at each change; the frame around it rests. */
function Sizes({ detail }: { detail: boolean }) {
  const texts = useTexts('dimensions');
  const { product, shown, setMark } = useConfiguration();
  const size = useSize();
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
          <Following>
            <OddSize asked={size} />
            <RefusalNote refusal={size.otherRefusal} onRepaired={size.forget} />
            <LastPossible size={size} />
          </Following>
          <UntilLoaded>{shown.light && <LightHeight lit={shown} light={shown.light} />}</UntilLoaded>
        </>
      )}
      <Following>
        {!size.refused && (
          <>
            {product.priceCell.widths.length > 0 && <PriceCell />}
            <ComfortNote />
          </>
        )}
      </Following>
      {!product.fixedSize && (
        <div>
          <Following>
            <Fold icon="ruler" title={texts.openingFold}>
              <UntilLoaded>
                <MeasuredOpening onTake={size.take} />
              </UntilLoaded>
            </Fold>
          </Following>
          {several && <SashWidths open={detail} />}
          <Following>
            <HowToMeasure />
          </Following>
        </div>
      )}
    </form>
  );
}

/** Up to which size the price holds, and what the next larger one would add. */
function PriceCell() {
  const texts = useTexts('dimensions');
  const kind = useKindTexts();
  const price = useShownPriceText();
  const { width, height, frameOnly, wider, higher } = useConfiguration().product.priceCell;
  return (
    <Note>
      {frameOnly ? texts.framePriceUpTo : texts.priceUpTo} <b className="nowrap">{sizeText(width, height)}&nbsp;mm</b>.{' '}
      {wider !== null && kind.wider(price(wider))} {higher !== null && kind.higher(price(higher))}
    </Note>
  );
}
