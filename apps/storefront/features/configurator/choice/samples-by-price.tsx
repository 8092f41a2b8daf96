import type { ReactNode } from 'react';
import { DisplayedDifference } from '../../../components/displayed-price';
import { useTexts } from '../../../lib/shop/texts';
import { SwatchGroup } from './swatches';

type Props<Sample> = {
  label: string;
  samples: readonly Sample[];
  /** Net of the whole product with it, minor units; null while unknown. */
  priceOf: (sample: Sample) => number | null;
  /** `surcharge` is told below it where those that cost more differ. */
  swatch: (sample: Sample, surcharge?: ReactNode) => ReactNode;
};

/** Swatches of one radio group, first the cheapest; what costs more stands below, under one heading, which tells a surcharge that all of them have. */
export function SamplesByPrice<Sample>({ label, samples, priceOf, swatch }: Props<Sample>) {
  const { dearer } = useTexts('fittings');
  const least = Math.min(...samples.flatMap((sample) => priceOf(sample) ?? []));
  const surchargeOf = (sample: Sample) => {
    const price = priceOf(sample);
    return price === null ? 0 : price - least;
  };
  const above = samples.filter((sample) => surchargeOf(sample) > 0).sort((a, b) => surchargeOf(a) - surchargeOf(b));
  const surcharges = new Set(above.map(surchargeOf));
  const [shared] = surcharges.size === 1 ? surcharges : [];
  return (
    <fieldset>
      <legend className="sr">{label}</legend>
      <SwatchGroup>{samples.filter((sample) => surchargeOf(sample) === 0).map((sample) => swatch(sample))}</SwatchGroup>
      {above.length > 0 && (
        <SwatchGroup
          title={dearer}
          right={
            shared && (
              <b>
                <DisplayedDifference net={shared} />
              </b>
            )
          }
        >
          {above.map((sample) =>
            swatch(sample, shared ? undefined : <DisplayedDifference net={surchargeOf(sample)} />),
          )}
        </SwatchGroup>
      )}
    </fieldset>
  );
}
