/** Asks for the scripts of a screen while those of the page are still on their way; the build lists them in the HTML by the path behind the `#`. */
export function preloadScreen(path: string): void {
  const list = document.getElementById('screen-scripts')?.textContent;
  const scripts = list ? (JSON.parse(list) as Partial<Record<string, string[]>>) : {};
  for (const name of scripts[path] ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href: `/${name}` }),
    );
}
