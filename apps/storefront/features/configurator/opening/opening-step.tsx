import { isPassive } from '@fenestra/domain/configuration/geometry/passive-sash';
import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import { useEffect, useState } from 'react';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { Panel } from '../frame/panel';
import { useKindTexts } from '../frame/steps';
import { StepScreen } from '../frame/step-screen';
import { useImmediateChanges } from '../frame/use-immediate-changes';
import { useRefusedMark } from '../frame/use-refused-mark';
import { OpeningChoices } from './opening-choices';
import { SashRows } from './sash-rows';

/** Which way each sash opens (OPEN-01). The chosen sash is tinted on the drawing, and can be chosen there too. */
export function OpeningStep() {
  const texts = useTexts('opening');
  const { openingHeading } = useKindTexts();
  const { openingLead } = useTexts('assembly');
  const { product, shown, setMark } = useConfiguration();
  const first = rowsOf(shown)[0]!.areas.at(-1)!.id;
  const [asked, setArea] = useState(first);
  const area = shown.areas.some(({ id }) => id === asked) ? asked : first; // undo takes elements away
  const choosing = useImmediateChanges();
  const { refused, forget } = choosing;
  const markOf = useRefusedMark();
  const several = shown.areas.length > 1;
  useEffect(() => {
    setMark({ ...(several && { selected: area }), ...markOf(refused) });
    return () => setMark({});
  }, [area, several, refused, setMark]);
  const chooseArea = (id: string) => {
    forget();
    setArea(id);
  };
  const fixed = product.areas.every(({ opening }) => opening === 'fix');
  return (
    <StepScreen step="opening" onPress={chooseArea}>
      <Panel
        step="opening"
        title={openingHeading}
        lead={product.assembly ? openingLead : fixed ? texts.fixedLead : texts.lead}
      >
        {several && <SashRows chosen={area} onChoose={chooseArea} />}
        <OpeningChoices key={area} area={area} choosing={choosing} />
        {!fixed && (
          <Note>
            {texts.note} {shown.areas.some(({ opening }) => isPassive(opening)) && texts.passiveNote}
          </Note>
        )}
      </Panel>
    </StepScreen>
  );
}
