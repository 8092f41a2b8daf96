// Where the pack of packages is (tools/pack-packages.mjs makes it, tools/run-typescript.cjs uses it).
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../node_modules/.cache/fenestra/packages');
const manifest = join(folder, 'manifest.json');

/** Returns the folder of the pack, relative to `folder`, and the names of its packages; no names where nothing is packed. */
function readManifest() {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'));
  } catch {
    return { pack: '', names: [] };
  }
}

module.exports = { folder, manifest, readManifest };
