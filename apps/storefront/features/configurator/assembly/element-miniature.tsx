import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { Drawing } from '../../../components/drawing';
import { pictureOf } from '../../../lib/picture';

export default function ElementMiniature({ element, catalogue }: { element: Configuration; catalogue: Catalogue }) {
  return <Drawing scene={pictureOf(element, drawingFactsOf(element, catalogue), 40)} />;
}
