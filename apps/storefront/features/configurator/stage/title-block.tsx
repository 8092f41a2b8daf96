import { areaCovered } from '@fenestra/domain/configuration/assembly/elements';
import type { ReactNode } from 'react';
import { twoDecimals, sizeText, thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useIsDoor } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import styles from './title-block.module.css';
import { Transmittance } from './transmittance';

/** The facts of the product in ruled cells under the drawing. */
export function TitleBlock({ view }: { view: string }) {
  const { product, shown } = useConfiguration();
  const texts = useTexts('configurator');
  const assembly = useTexts('assembly');
  return (
    <dl className={styles.block}>
      <Cell name={view} value={product.product.data.name} />
      <Cell
        name={shown.assembly ? assembly.size : texts.frameSize}
        value={sizeText(shown.width, shown.height)}
        unit="mm"
      />
      <Cell name={texts.area} value={twoDecimals(areaCovered(shown))} unit="m²" />
      <Cell name={<Transmittance />} value={twoDecimals(product.uw)} unit="W/m²K" />
      <ThresholdOrSound />
      <Cell name={texts.weight} value={thousands(product.weightKg)} unit="kg" />
    </dl>
  );
}

/** A door is told by its threshold: how it dampens noise is known of glass only. */
function ThresholdOrSound() {
  const { product, shown, catalogue } = useConfiguration();
  const { rw } = useTexts('configurator');
  const { thresholdName, frameAround } = useTexts('door');
  if (!useIsDoor()) return product.rw !== undefined && <Cell name={rw} value={String(product.rw)} unit="dB" />;
  const threshold = catalogue?.thresholds.get(shown.threshold ?? 0);
  if (!threshold) return <Cell name={thresholdName} value={frameAround} />;
  return <Cell name={thresholdName} value={String(threshold.height)} unit="mm" />;
}

function Cell({ name, value, unit }: { name: ReactNode; value: string; unit?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {unit && <i>{unit}</i>}
      </dd>
    </div>
  );
}
