import type { SideEffect } from '@fenestra/domain/configuration/changes/side-effect-kinds';
import { listDifference } from '@fenestra/domain/configuration/changes/list-difference';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { RepairButton } from '../../../components/repair-button';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import type { Alteration, Told } from '../sync/change-history';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { usePartChoice } from './part-choice';

/** Each part that changed along with a choice, as it is now and as it was, and the way back (CFGSTATE-02). */
export default function SideEffectsNote({ told }: { told: Told }) {
  return 'lines' in told ? <Lines lines={told.lines} /> : <InOwnWords {...told} />;
}

function InOwnWords({ altered, before, after }: Alteration) {
  const { now } = useTexts('refusal').also;
  const titleOf = useTitle();
  const choiceOf = useChoice();
  return (
    <Lines
      lines={altered.map((what) => now(titleOf(what), choiceOf(what, after, before), choiceOf(what, before, after)))}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const texts = useTexts('refusal').also;
  const { undo } = useConfiguration();
  return (
    <Note tone="warn">
      <b>{texts.heading}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <RepairButton onPress={undo}>{texts.undo}</RepairButton>
    </Note>
  );
}

function useTitle(): (what: SideEffect) => string {
  const { names } = useTexts('parts');
  const { opening, coupling } = useTexts('refusal').also;
  return (what) => ({ ...names, opening, coupling })[what];
}

/** What one of two states has: of openings and couplings only those that the other one does not have in their place. */
function useChoice(): (what: SideEffect, of: Configuration, other: Configuration) => string {
  const partChoice = usePartChoice();
  const nameOf = useName();
  const { openings, couplings } = useLoadedCatalogue();
  return (what, of, other) => {
    if (what === 'opening') {
      const codes = listDifference(openingsOf(of), openingsOf(other));
      return codes.map((code) => nameOf(openings.get(code)!)).join(', ');
    }
    if (what === 'coupling') {
      const ids = listDifference(couplingsOf(of), couplingsOf(other));
      return ids.map((id) => nameOf(couplings.get(id)!)).join(', ');
    }
    return partChoice(what, of);
  };
}

const openingsOf = ({ areas }: Configuration) => areas.map(({ opening }) => opening);
const couplingsOf = ({ assembly }: Configuration) => assembly?.couplings ?? [];
