const { readFileSync } = require('node:fs');
const { join, sep } = require('node:path');

const root = join(__dirname, '../..') + sep;
const testCode = /[/\\](tests|testing)[/\\]|\.spec\.tsx?$/;
const storefront = /[/\\]apps[/\\]storefront[/\\]/; // keeps the state of a page in modules, as pages may
const registersHooks = /[/\\]node_modules[/\\]@testing-library[/\\]/; // afterEach and the like, where they are loaded

/** Whether a module is evaluated for each spec file that loads it, because it holds state or hooks of one. */
exports.isPerSpecFile = (file) =>
  registersHooks.test(file) || (isOurs(file) && (testCode.test(file) || storefront.test(file)));

const isOurs = (file) => file.startsWith(root) && !file.includes(`${sep}node_modules${sep}`);

/** A spec file that replaces modules shares none: it runs as Jest runs all files by default. */
exports.replacesModules = (specFile) => /\bjest\.(mock|isolateModules)\(/.test(readFileSync(specFile, 'utf8'));
