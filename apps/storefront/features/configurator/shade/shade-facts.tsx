import { Fragment } from 'react';
import { shadeSizesOf } from '@fenestra/domain/configuration/geometry/shade-sizes';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { PreviewFacts } from '../choice/preview';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { type Shade, type ShadeKind, shadesOf } from './shade-choice';

type Props = { draft: Draft; kind: ShadeKind; side?: Shade['side'] | 'hinges' };

/** How large the drawn blinds or nets are made, and on which side blinds are worked; nothing while there are none. */
export function ShadeFacts({ draft: { drawn }, kind, side = 'hinges' }: Props) {
  const { shade: texts } = useTexts('fittings');
  const catalogue = useLoadedCatalogue();
  if (shadesOf(kind, drawn).length === 0) return null;
  return (
    <PreviewFacts>
      <span>
        {shadeSizesOf(kind, drawn, catalogue).map(({ width, height, pieces }) => (
          <Fragment key={`${width}×${height}`}>
            <b className="nowrap">
              {pieces > 1 && `${pieces}\u00a0× `}
              {sizeText(width, height)}&nbsp;mm
            </b>
            <br />
          </Fragment>
        ))}
        {texts.sizeNote[kind]}
      </span>
      {kind === 'blind' && (
        <span>
          {texts.control}
          <br />
          <b>{texts.sides[side]}</b>
        </span>
      )}
    </PreviewFacts>
  );
}
