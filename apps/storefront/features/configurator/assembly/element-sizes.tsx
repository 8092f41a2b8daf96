import { UntilLoaded } from '../../../components/until-loaded';
import { Following } from '../sync/following';
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
      <UntilLoaded>
        <MoveOrRemove widths={widths} />
      </UntilLoaded>
      {wrong && <SumRepairs widths={widths} wrong={wrong} />}
      <Following>
        <SumTable widths={widths} />
        <CornerPlan />
      </Following>
    </>
  );
}
