import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { Fold } from '../../../components/fold';
import { Icon } from '../../../components/icon';
import { Note } from '../../../components/note';
import { usePriceText } from '../../../components/price';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { Panel } from '../frame/panel';
import { RefusalNote } from '../frame/refusal-note';
import { StepScreen } from '../frame/step-screen';
import { useStepPath } from '../frame/steps';
import { useDescription } from '../stage/use-description';
import { MeasuredOpening } from './measured-opening';
import { SashWidths } from './sash-widths';
import { SizeField } from './size-field';
import styles from './dimensions-step.module.css';
import { useSize } from './use-size';

/** Overall width and height, and three ways that help to find them (DIM-01). `detail` opens the widths of the sashes. */
export function DimensionsStep({ detail = false }: { detail?: boolean }) {
  const texts = useTexts('dimensions');
  const { product, shown, setMark } = useConfiguration();
  const size = useSize();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => setMark({}), [setMark]);
  const several = shown.areas.length > 1;
  return (
    <StepScreen step="dimensions">
      <Panel step="dimensions" title={texts.heading} lead={texts.lead} next={<Continue form={form} />}>
        <form ref={form} noValidate={false} onSubmit={(event) => event.preventDefault()}>
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
              <RefusalNote refusal={size.otherRefusal} onRepaired={size.forget} />
            </>
          )}
        </form>
        <PriceCell />
        {!product.fixedSize && (
          <div>
            <Fold icon="ruler" title={texts.openingFold}>
              <MeasuredOpening onTake={size.take} />
            </Fold>
            {several && <SashWidths open={detail} />}
            <Fold icon="play" title={texts.measureFold}>
              <ul className={styles.measures}>
                {texts.measures.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Fold>
          </div>
        )}
        <InWords />
      </Panel>
    </StepScreen>
  );
}

/** Up to which size the price holds, and what the next larger one would add. */
function PriceCell() {
  const texts = useTexts('dimensions');
  const price = usePriceText();
  const { width, height, wider, higher } = useConfiguration().product.priceCell;
  return (
    <Note>
      {texts.priceUpTo} <b className="nowrap">{sizeText(width, height)}&nbsp;mm</b>.{' '}
      {wider !== null && texts.wider(price(wider))} {higher !== null && texts.higher(price(higher))}
    </Note>
  );
}

/** Continue checks the form first and stays with the wrong field (STEP-05, DIM-08). */
function Continue({ form }: { form: React.RefObject<HTMLFormElement | null> }) {
  const texts = useTexts('configurator');
  const navigate = useNavigate();
  const path = useStepPath();
  const [tried, setTried] = useState(0);
  return (
    <Button
      look="main"
      block
      data-tried={tried || undefined}
      onClick={() => {
        setTried(tried + 1);
        if (form.current!.reportValidity()) void navigate(path('profile'));
      }}
    >
      <span className={styles.long}>{texts.continueTo.profile}</span>
      <span className={styles.short}>{texts.goOn}</span>
      <Icon name="arrow-right" />
    </Button>
  );
}

function InWords() {
  const { describeDrawing } = useTexts('configurator');
  return (
    <Fold quiet title={describeDrawing}>
      <p className="mute">{useDescription('inside')}</p>
    </Fold>
  );
}
