import { readText, writeText } from '../storage/browser-storage';

const leftBefore = 'scripts-left';

const fileOf = ({ href }: HTMLLinkElement): string => href.slice(href.lastIndexOf('/') + 1);

/**
 * A page may outlive the release that it came from; parts that it has not loaded by then are gone. Where the shop has other scripts by now, the
 * page is loaded anew; what was chosen outlives that (decision 35). Once for the same scripts: while a release is rolled out, the old page may come again.
 */
export async function reloadAfterRelease(): Promise<void> {
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(fileOf);
  const shown = await fetch(window.location.pathname, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (shown === '' || own.every((file) => shown.includes(file)) || readText('session', leftBefore) === own.join())
    return;
  writeText('session', leftBefore, own.join());
  window.location.reload();
}
