import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { useDeferredValue, useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { pictureOf } from '../../../lib/drawing/picture';

/** Drawn again after the drawing of the whole. */
export default function ElementMiniature({ element, catalogue }: { element: Configuration; catalogue: Catalogue }) {
  const later = useDeferredValue(element);
  const scene = useMemo(() => pictureOf(later, drawingFactsOf(later, catalogue), 40), [later, catalogue]);
  return <Drawing scene={scene} />;
}
