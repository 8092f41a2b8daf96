import { physicsOf } from '@fenestra/domain/configuration/physics/physics';
import { shownUw } from '@fenestra/domain/configuration/physics/thermal';
import { twoDecimals } from '../../../lib/format/numbers';
import { TransmittanceSign } from '../stage/transmittance';
import { useLoadedCatalogue } from '../sync/configuration-context';
import type { Draft } from './use-draft';

/** What the drawn product lets through. */
export function UwValue({ draft }: { draft: Draft }) {
  const { uw } = physicsOf(draft.drawn, useLoadedCatalogue());
  return (
    <span className="nowrap">
      <TransmittanceSign /> <b>{twoDecimals(shownUw(uw))}</b>
      <br />
      W/m²K
    </span>
  );
}
