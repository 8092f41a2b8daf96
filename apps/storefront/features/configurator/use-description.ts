import type { Side } from '@fenestra/domain/drawing/scene';
import { configuratorTexts } from '@fenestra/i18n/configurator';
import { openingTexts } from '@fenestra/i18n/opening';
import { sizeText } from '../../lib/numbers';
import { useTexts } from '../../lib/texts';
import { useConfiguration } from './configuration-context';

/** The drawing in words, from the same model (reference storefront 4.6): size, view side, every sash once, glass, colours. */
export function useDescription(side: Side): string {
  const { product, shown } = useConfiguration();
  const texts = useTexts(configuratorTexts);
  const { sash } = useTexts(openingTexts);
  const head = `${product.product.data.name}, ${sizeText(shown.width, shown.height)}\u00a0mm, ${
    side === 'inside' ? texts.viewInside : texts.viewOutside
  }.`;
  const sashes = product.areas.map(({ openingName }, i) => `${sash(i + 1, product.areas.length)}: ${openingName}.`);
  const { glassName } = product.areas[0]!;
  return [head, ...sashes, `${glassName}, ${product.colourInsideName} / ${product.colourOutsideName}.`].join(' ');
}
