import { useEffect, useState } from 'react';
import { useChecking, useConfiguration } from './configuration-context';

/** What became of the changes before a press: `unanswered` where no answer can come now, `refused` where one of them was not taken. */
type Outcome = 'answered' | 'refused' | 'unanswered';
type Act = (outcome: Outcome) => void;

/** Does what was pressed once nothing is awaited any more, or nothing can come; given up when what was pressed is gone. */
export function useAfterResponse(): { waiting: boolean; onceAnswered: (act: Act) => void } {
  const { refusals, stuck } = useConfiguration();
  const checking = useChecking();
  const awaited = checking && !stuck && navigator.onLine;
  const [pressed, setPressed] = useState<{ readonly act: Act; readonly before: number } | null>(null);
  const outcomeSince = (before: number): Outcome =>
    refusals > before ? 'refused' : checking ? 'unanswered' : 'answered';
  useEffect(() => {
    if (!pressed || awaited) return;
    setPressed(null);
    pressed.act(outcomeSince(pressed.before));
  });
  return {
    waiting: pressed !== null,
    onceAnswered: (act) => (awaited ? setPressed({ act, before: refusals }) : act(outcomeSince(refusals))),
  };
}
