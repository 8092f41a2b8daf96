import { createSharedState } from '../state/shared-state';

type Message = { readonly text: string; readonly tone: 'status' | 'alert'; readonly id: number };

/** `speak` says something politely to screen readers through the one live region of the page; nothing becomes visible. */
export const [announce, useAnnouncement] = createSharedState('');

const [setMessage, useMessage] = createSharedState<Message | null>(null);
export { useMessage };
let next = 1;

/** Said by the frame in the words of its banner. */
export const withoutConnection = '';

/** Shows a toast: a refusal or failure that has no place of its own (ERR-01, ACC-27). What it answers takes this one away, and none that came later. */
export function notify(text: string, tone: Message['tone'] = 'alert'): () => void {
  const id = next++;
  setMessage({ text, tone, id });
  return () => {
    if (id === next - 1) dismiss();
  };
}

export const dismiss = (): void => setMessage(null);
