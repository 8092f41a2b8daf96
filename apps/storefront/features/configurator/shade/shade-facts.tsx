import { Fragment } from 'react';
import { blindAndScreenSizesOf } from '@fenestra/domain/configuration/geometry/blind-and-screen-sizes';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { PreviewFacts } from '../choice/preview';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { shadesIn } from './present-shades';
import type { ShadeKind } from './shade-choice';

type Props = { draft: Draft; kind: ShadeKind };

/** How large the drawn blinds or nets are made, and on which side blinds are worked; nothing while there are none. */
export function ShadeFacts({ draft: { drawn }, kind }: Props) {
  const { shade: texts } = useTexts('fittings');
  const catalogue = useLoadedCatalogue();
  const present = [...shadesIn(kind, drawn, catalogue).values()];
  if (present.length === 0) return null;
  const sides = [...new Set(present.flatMap(({ side }) => side ?? []))];
  return (
    <PreviewFacts>
      <span>
        {blindAndScreenSizesOf(kind, drawn, catalogue).map(({ width, height, pieces }) => (
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
          <b>{sides.map((side) => texts.sides[side]).join(', ')}</b>
        </span>
      )}
    </PreviewFacts>
  );
}
