import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { CornerPlan } from './corner-plan';
import { ElementPanel } from './element-panel';
import { ElementTabs } from './element-tabs';
import { MoveOrRemove } from './move-or-remove';
import { SumRepairs } from './sum-repairs';
import { SumTable } from './sum-table';
import type { ElementWidths } from './use-element-widths';

/** The elements, sizes of the chosen one, what all come to, and what mends it: the code comes after that of the whole. */
export default function ElementSizes({ widths }: { widths: ElementWidths }) {
  const { chosen, wrong } = widths;
  return (
    <>
      <ElementTabs widths={widths} />
      <ElementPanel key={chosen} widths={widths} />
      <ImmediateSuspense>
        <MoveOrRemove widths={widths} />
      </ImmediateSuspense>
      {wrong && <SumRepairs widths={widths} wrong={wrong} />}
      <DeferredConfiguration>
        <SumTable widths={widths} />
        <CornerPlan />
      </DeferredConfiguration>
    </>
  );
}
