import { useSyncExternalStore } from 'react';

type Message = { readonly text: string; readonly tone: 'status' | 'alert'; readonly id: number };

let message: Message | null = null;
let next = 1;
let spoken = '';
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says something politely to screen readers through the one live region of the page; nothing becomes visible. */
export function speak(text: string): void {
  spoken = text;
  changed();
}

/** Shows a toast: a refusal or failure that has no place of its own (ERR-01, ACC-27). */
export function notify(text: string, tone: Message['tone'] = 'alert'): void {
  message = { text, tone, id: next++ };
  changed();
}

export function dismiss(): void {
  message = null;
  changed();
}

const getSpoken = () => spoken;
const getMessage = () => message;
export const useSpoken = () => useSyncExternalStore(subscribe, getSpoken, getSpoken);
export const useMessage = () => useSyncExternalStore(subscribe, getMessage, getMessage);
