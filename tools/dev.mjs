import './require-node-20.mjs';

// npm run dev: like npm start, rebuilding the page and starting the services anew when a source changes.
Promise.all([import('node:child_process'), import('node:fs'), import('./set-up.mjs')]).then(
  ([{ spawn }, { watch }, { exitOf, main, node, root, say, setUp, spawnSource }]) =>
    main(async () => {
      await setUp();
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/storefront', '--watch', '--logLevel', 'warn'];
      const page = spawn(node, vite, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
      const stop = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

      let change;
      const watcher = (_, file) => {
        if (isSource(file)) change?.(file);
      };
      for (const folder of ['apps', 'libs'])
        watch(`${root}/${folder}`, { recursive: true, signal: stop.signal }, watcher);
      while (!stop.signal.aborted) {
        const host = spawnSource('apps/server/main.ts', process.argv.slice(2));
        const ended = exitOf(host, 'the shop');
        const changed = new Promise((resolve) => (change = resolve));
        const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
        void ended.then((code) => code !== 0 && !stop.signal.aborted && say('waiting for a change'));
        const file = await Promise.race([changed, stopped.then(() => undefined)]);
        if (file) say(`${file} has changed`);
        host.kill('SIGTERM');
        await ended;
      }
      page.kill();
      return 0;
    }),
);

/** The page's own files are the business of Vite. */
function isSource(file) {
  return /\.(ts|json|sql)$/.test(file ?? '') && !/^storefront\/|\.spec\.ts$|(^|\/)(node_modules|dist)\//.test(file);
}
