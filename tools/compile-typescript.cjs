// Compiles the sources for Node, whose own type stripping knows no decorators. What was compiled once is kept by content, and
// what V8 made of it beside it.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const options = require('./swc.cjs');

const caches = join(__dirname, '../node_modules/.cache/fenestra');
const cache = join(caches, 'compiled');
enableCompileCache(join(caches, 'bytecode'));
const compiler = JSON.stringify([options, require('@swc/core/package.json').version]);

require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha256').update(compiler).update(filename).update(source).digest('base64url');
  module._compile(kept(key) ?? compile(filename, source, key), filename);
};

function kept(key) {
  try {
    return readFileSync(join(cache, key), 'utf8');
  } catch {
    return undefined;
  }
}

function compile(filename, source, key) {
  const { transformSync } = require('@swc/core'); // loaded late: a warm start does not need it
  const { code } = transformSync(source, { ...options, filename, sourceMaps: 'inline' });
  try {
    mkdirSync(cache, { recursive: true });
    const unfinished = join(cache, `${key}.${process.pid}`);
    writeFileSync(unfinished, code);
    renameSync(unfinished, join(cache, key));
  } catch {
    // A cache that cannot be written only costs time.
  }
  return code;
}
