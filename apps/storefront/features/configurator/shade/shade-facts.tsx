import { shadeSizesOf } from '@fenestra/domain/configuration/geometry/shade-sizes';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { PreviewFacts } from '../choice/preview';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { type ShadeKind, shadesOf } from './shade-choice';

/** How large the drawn blinds or nets are made, and on which side blinds are worked; nothing while there are none. */
export function ShadeFacts({ draft: { drawn }, kind }: { draft: Draft; kind: ShadeKind }) {
  const { shade: texts } = useTexts('fittings');
  const catalogue = useLoadedCatalogue();
  const [shade] = shadesOf(kind, drawn);
  if (!shade) return null;
  return (
    <PreviewFacts>
      <span>
        {shadeSizesOf(kind, drawn, catalogue).map(({ width, height, pieces }) => (
          <b key={`${width}×${height}`} className="nowrap">
            {pieces > 1 && `${pieces}\u00a0× `}
            {sizeText(width, height)}&nbsp;mm
            <br />
          </b>
        ))}
        {texts.sizeNote[kind]}
      </span>
      {kind === 'blind' && (
        <span>
          {texts.control}
          <br />
          <b>{texts.sides[shade.side ?? 'hinges']}</b>
        </span>
      )}
    </PreviewFacts>
  );
}
