/**
 * Asks for the scripts of the page after its first paint, which so has the line for itself, and runs each in a task of its own: together
 * they would keep the first tap waiting. The links to them stand in a template in the head, in the order in which they need each other.
 * What fails is asked for again by what needs it.
 */
export function runScripts(besides: () => unknown = () => undefined): void {
  const run = async () => {
    const { content } = document.head.querySelector('template')!;
    const links = [...content.querySelectorAll('link')];
    document.head.append(content);
    besides();
    setTimeout(warmFormats);
    for (const { href } of links) await import(/* @vite-ignore */ href).catch(() => undefined);
  };
  const inBackground = document.hidden; // where nothing is painted
  if (inBackground) void run();
  else requestAnimationFrame(() => setTimeout(() => void run()));
}

/** The first format of a page loads the data of all: 15 to 20 ms of a fast processor, spent while scripts are on their way and it has nothing to do. */
const warmFormats = (): void => void new Intl.NumberFormat('cs-CZ');
