import { useEffect, useState } from 'react';
import { useConfiguration } from './configuration-context';

type Act = (refused: boolean) => void;

/**
 * Does what was pressed once nothing is awaited any more, and tells it whether a change was refused meanwhile: then the product is not
 * the one that somebody went on with.
 */
export function useOnceAnswered(awaited: boolean): { waiting: boolean; onceAnswered: (act: Act) => void } {
  const { refusals } = useConfiguration();
  const [pressed, setPressed] = useState<{ readonly act: Act; readonly before: number } | null>(null);
  useEffect(() => {
    if (!pressed || awaited) return;
    setPressed(null);
    pressed.act(refusals > pressed.before);
  });
  return {
    waiting: pressed !== null,
    onceAnswered: (act) => (awaited ? setPressed({ act, before: refusals }) : act(false)),
  };
}
