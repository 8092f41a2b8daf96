import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFileSync } from '@swc/core';
import options from './swc.cjs';
import { packedPackages } from './pack-packages.mjs';
import { filesBelow, hashOf, main, root, say } from './set-up.mjs';

const page = 'apps/storefront/dist';
const stamp = '.inputs';
const notForUse = /\/(testing|golden|recorded)\/|\/tsconfig[^/]*$|^apps\/storefront\/(?!package\.json$)/;

void main(buildServices);

/** Makes `dist/` from the sources, the page and the pack of packages; tools/build.mjs has made the last two. */
function buildServices() {
  const out = join(root, 'dist');
  const inputs = hashOf([
    'apps',
    'libs',
    'tools/build-services.mjs',
    'tools/pack-packages.mjs',
    'tools/swc.cjs',
    'package-lock.json',
  ]);
  const isBuilt = () => existsSync(join(out, stamp)) && readFileSync(join(out, stamp), 'utf8') === inputs;
  if (isBuilt()) return 0;
  say('building the services');
  rmSync(out, { recursive: true, force: true });
  const fresh = join(root, `.dist-${process.pid}`); // others that build at the same time never see half a program
  try {
    compileSources(fresh);
    cpSync(join(root, page), join(fresh, page), { recursive: true });
    linkOwnPackages(fresh);
    copyPackagesWithFiles(fresh);
    cpSync(packedPackages(), join(fresh, 'node_modules'), { recursive: true });
    writeFileSync(join(fresh, stamp), inputs);
    if (!isBuilt()) renameSync(fresh, out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return 0;
}

function compileSources(out) {
  for (const file of ['apps', 'libs'].flatMap(filesBelow).filter((file) => !notForUse.test(file))) {
    const [source, target] = [join(root, file), join(out, file)];
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.ts')) {
      const script = target.replace(/ts$/, 'js');
      const sourceFileName = relative(dirname(script), source);
      // Node reads the map of every file that it loads: lines and names are enough, the source is not needed for a stack.
      const maps = { sourceMaps: true, inlineSourcesContent: false, sourceFileName };
      const { code, map } = transformFileSync(source, { ...options, ...maps });
      writeFileSync(script, `${code}//# sourceMappingURL=${basename(script)}.map\n`);
      writeFileSync(`${script}.map`, map);
    } else if (basename(file) === 'package.json') {
      writeFileSync(target, readFileSync(source, 'utf8').replace('"./*.ts"', '"./*.js"'));
    } else cpSync(source, target);
  }
}

/** As npm does for workspaces; first of all places, so that no source is found instead. */
function linkOwnPackages(out) {
  mkdirSync(join(out, 'node_modules/@fenestra'), { recursive: true });
  for (const name of ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(out, folder)).map((name) => `${folder}/${name}`),
  ))
    symlinkSync(`../../${name}`, join(out, 'node_modules/@fenestra', basename(name)));
}

/** Copies packages that need the files beside them: the page of the API document, the native renderer. */
function copyPackagesWithFiles(out) {
  const names = ['swagger-ui-dist', ...readdirSync(join(root, 'node_modules/@resvg')).map((name) => `@resvg/${name}`)];
  const filter = (file) => !/\.map$|es-bundle/.test(file);
  for (const name of names.map((name) => join('node_modules', name)))
    cpSync(join(root, name), join(out, name), { recursive: true, filter });
}
