/** Runs it when the browser has nothing else to do. Safari does not tell, and runs it in a task of its own. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}
