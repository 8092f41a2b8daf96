import type { ReactNode } from 'react';
import { ShownDifference } from '../../../components/shown-price';
import { useTexts } from '../../../lib/texts';
import { SwatchGroup } from './swatches';

type Props<Sample> = {
  label: string;
  samples: readonly Sample[];
  /** Net of the whole product with it, minor units; null while unknown. */
  priceOf: (sample: Sample) => number | null;
  swatch: (sample: Sample) => ReactNode;
};

/** Swatches of one radio group, first the cheapest; what costs more stands below, each surcharge once, in its heading. */
export function SamplesByPrice<Sample>({ label, samples, priceOf, swatch }: Props<Sample>) {
  const { dearer } = useTexts('fittings');
  const least = Math.min(...samples.flatMap((sample) => priceOf(sample) ?? []));
  const groups = Map.groupBy(samples, (sample) => {
    const price = priceOf(sample);
    return price === null ? 0 : price - least;
  });
  return (
    <fieldset>
      <legend className="sr">{label}</legend>
      {[...groups.keys()]
        .sort((a, b) => a - b)
        .map((surcharge) => (
          <SwatchGroup
            key={surcharge}
            title={surcharge > 0 ? dearer : undefined}
            right={
              <b>
                <ShownDifference net={surcharge} />
              </b>
            }
          >
            {groups.get(surcharge)!.map(swatch)}
          </SwatchGroup>
        ))}
    </fieldset>
  );
}
