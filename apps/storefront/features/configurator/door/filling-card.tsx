import { Link } from '../../../lib/address';
import { buttonClass } from '../../../components/button';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { twoDecimals } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { useScreenPath } from '../frame/steps';
import { usePricesAfter } from '../price/use-prices-after';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import styles from './filling-card.module.css';
import { useFillingWords } from './use-filling-words';
import { usePanelThickness } from './use-panel-thickness';

const FillingPicture = lazyChunk(() => import('./filling-picture'));

/** The filling of the door with its facts, what it adds to the price, and the way to the others (DOOR-02). */
export function FillingCard() {
  const texts = useTexts('door');
  const nameOf = useName();
  const glassOf = useFillingWords();
  const path = useScreenPath();
  const { shown } = useConfiguration();
  const { fillings, data } = useLoadedCatalogue();
  const thickness = usePanelThickness();
  const [now = null, plain = null] = usePricesAfter([[], [{ kind: 'filling', filling: data.fillings[0]!.id }]]).prices;
  const filling = fillings.get(shown.filling!)!;
  return (
    <Part level="h2" number={2} title={texts.filling} right={<OptionPrice included price={now} from={plain} />}>
      <div className={styles.card}>
        <span className={styles.picture}>
          <UntilLoaded>
            <FillingPicture door={shown} filling={filling.id} />
          </UntilLoaded>
        </span>
        <div>
          <b>{nameOf(filling)}</b>
          <p>
            {texts.panel(thickness)}, U<sub>p</sub> {twoDecimals(filling.up)} W/m²K.{' '}
            {filling.glassShare > 0 && `${glassOf(shown)}. `}
            {texts.colourOfProfile}
          </p>
        </div>
        <Link className={buttonClass()} to={path('doorFillings')}>
          {texts.change}
          <span className="sr">: {texts.filling}</span>
        </Link>
      </div>
    </Part>
  );
}
