import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { useMemo } from 'react';
import type { AssemblyTemplate } from '@fenestra/domain/catalogue/assemblies';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { Drawing } from '../../../components/drawing';
import { usePriceBasis, useDisplayedPriceText } from '../../../components/displayed-price';
import { thousands } from '../../../lib/format/numbers';
import { pictureOf } from '../../../lib/drawing/picture';
import { useTexts } from '../../../lib/shop/texts';
import { useName, useWords } from '../../../lib/format/use-name';
import { PriceToCome } from '../choice/option-price';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { usePreviewsQuery } from '../sync/use-previews';
import styles from './add-element.module.css';

/**
 * Finished assemblies to go on with instead of the one in hand, to one scale, in its profile and colours where they can be made
 * so; one step back brings that again.
 */
export function Templates({ onTaken }: { onTaken: () => void }) {
  const texts = useTexts('assembly');
  const catalogue = useLoadedCatalogue();
  const { shown, change } = useConfiguration();
  const words = useWords();
  const templates = useMemo(
    () => [...catalogue.assemblies.values()].map((template) => ({ template, ...takingOf(template, shown, catalogue) })),
    [shown, catalogue],
  );
  const { data, isPending } = usePreviewsQuery(templates.map((one) => [one.change]));
  const widest = Math.max(...templates.map(({ configuration }) => configuration.width));
  const tallest = Math.max(...templates.map(({ configuration }) => configuration.height));
  return (
    <>
      <h3 className={styles.question}>
        {texts.templates}
        <small>{texts.templatesLead}</small>
      </h3>
      <Kept />
      <div className={styles.templates}>
        {templates.map(({ template, configuration, kept, change: taking }, i) => (
          <button
            key={template.code}
            type="button"
            className={styles.template}
            onClick={() => {
              if (change(taking, words(template.names)) === null) onTaken();
            }}
          >
            <Elevation configuration={configuration} widest={widest} tallest={tallest} />
            <b>{words(template.names)}</b>
            <small>{words(template.descriptions)}</small>
            {!kept && <small>{texts.templateWhite}</small>}
            <NetPrice minor={data?.items[i]?.net ?? null} priced={!isPending} />
          </button>
        ))}
      </div>
    </>
  );
}

/** As it starts, or in profile and colours of the product in hand where it can be made so. */
function takingOf(template: AssemblyTemplate, shown: Configuration, catalogue: Catalogue) {
  const restoring = (configuration: Configuration): Change => ({ kind: 'restore', configuration });
  const alike = newAssembly(template, catalogue, shown);
  const kept = !isViolation(previewChange(restoring(alike), shown, catalogue));
  const configuration = kept ? alike : newAssembly(template, catalogue);
  return { configuration, kept, change: restoring(configuration) };
}

/** What a finished assembly keeps of the product in hand. */
function Kept() {
  const texts = useTexts('assembly');
  const { shown } = useConfiguration();
  const { profiles, colours } = useLoadedCatalogue();
  const nameOf = useName();
  const { inside, outside } = shown.colour;
  const colourNames = [...new Set([outside, inside])].map((colour) => nameOf(colours.get(colour)!)).join(' / ');
  return <p className={styles.kept}>{texts.templatesKeep(nameOf(profiles.get(shown.profile)!), colourNames)}</p>;
}

function NetPrice({ minor, priced }: { minor: number | null; priced: boolean }) {
  const basis = usePriceBasis();
  const price = useDisplayedPriceText();
  return (
    <span>
      {minor !== null ? (
        <>
          {price(minor)} <small>{basis}</small>
        </>
      ) : (
        !priced && <PriceToCome />
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
