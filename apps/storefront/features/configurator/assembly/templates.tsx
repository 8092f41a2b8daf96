import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { useMemo } from 'react';
import { nameIn } from '@fenestra/domain/catalogue/names';
import { Drawing } from '../../../components/drawing';
import { usePriceText } from '../../../components/price';
import { thousands } from '../../../lib/numbers';
import { pictureOf } from '../../../lib/picture';
import { useShop, useTexts } from '../../../lib/texts';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { useTried } from '../sync/use-tried';
import styles from './add-element.module.css';

/** Finished assemblies to go on with instead of the one in hand, to one scale; one step back brings that again. */
export function Templates({ onTaken }: { onTaken: () => void }) {
  const texts = useTexts('assembly');
  const catalogue = useLoadedCatalogue();
  const { change } = useConfiguration();
  const { code } = useShop();
  const templates = useMemo(
    () =>
      [...catalogue.assemblies.values()].map((template) => {
        const configuration = newAssembly(template, catalogue);
        return { template, configuration, change: { kind: 'restore', configuration } satisfies Change };
      }),
    [catalogue],
  );
  const tried = useTried(templates.map((one) => [one.change]));
  const widest = Math.max(...templates.map(({ configuration }) => configuration.width));
  const tallest = Math.max(...templates.map(({ configuration }) => configuration.height));
  return (
    <>
      <h3 className={styles.question}>
        {texts.templates}
        <small>{texts.templatesLead}</small>
      </h3>
      <div className={styles.templates}>
        {templates.map(({ template, configuration, change: taking }, i) => (
          <button
            key={template.code}
            type="button"
            className={styles.template}
            onClick={() => {
              if (change(taking, nameIn(template.names, code)) === null) onTaken();
            }}
          >
            <Elevation configuration={configuration} widest={widest} tallest={tallest} />
            <b>{nameIn(template.names, code)}</b>
            <small>{nameIn(template.descriptions, code)}</small>
            <NetPrice minor={tried?.[i]?.net ?? null} />
          </button>
        ))}
      </div>
    </>
  );
}

function NetPrice({ minor }: { minor: number | null }) {
  const { withoutVat } = useTexts('shell');
  const price = usePriceText();
  return (
    <span>
      {minor !== null && (
        <>
          {price(minor)} <small>{withoutVat}</small>
        </>
      )}
    </span>
  );
}

type ElevationProps = { configuration: Configuration; widest: number; tallest: number };

/** On the ground line, windows at the height of lintels; the overall width is dimensioned. */
function Elevation({ configuration, widest, tallest }: ElevationProps) {
  const catalogue = useLoadedCatalogue();
  const scene = useMemo(
    () => pictureOf(configuration, drawingFactsOf(configuration, catalogue), 150),
    [configuration, catalogue],
  );
  const width = `${(configuration.width / widest) * 100}%`;
  return (
    <span className={styles.elevation} aria-hidden="true">
      <span className={styles.ground} style={{ aspectRatio: widest / tallest }}>
        <span style={{ width }}>
          <Drawing scene={scene} />
        </span>
      </span>
      <span className={styles.dimension} style={{ width }}>
        {thousands(configuration.width)}
      </span>
    </span>
  );
}
