// Lints each file of this folder as if it lay where its first line says, and prints what was found as JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

const here = import.meta.dirname;
const root = join(here, '../..');
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);
const onDisk = new Map();
let program;

// The project service would load every project of the repository to find that these files belong to none.
const parser = {
  ...tseslint.parser,
  parseForESLint: (code, given) =>
    tseslint.parser.parseForESLint(code, { ...given, projectService: false, programs: [program] }),
};
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { files: ['**/*.ts'], languageOptions: { parser, parserOptions: { projectService: false } } },
});

/** Makes one program of examples in different places. Files of the disk are read once for all programs. */
function programOf(examples) {
  const host = ts.createCompilerHost(options, true);
  const codes = new Map(examples.map(({ path, code }) => [path, code]));
  const readOnce = (name, ...rest) => {
    if (!onDisk.has(name)) onDisk.set(name, host.getSourceFile(name, ...rest));
    return onDisk.get(name);
  };
  const getSourceFile = (name, language, ...rest) =>
    codes.has(name) ? ts.createSourceFile(name, codes.get(name), language, true) : readOnce(name, language, ...rest);
  const fileExists = (name) => codes.has(name) || host.fileExists(name);
  const own = { getSourceFile, fileExists, getModuleResolutionCache: () => resolutions };
  return ts.createProgram([...codes.keys()], options, { ...host, ...own });
}

const examples = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((name) => {
    const code = readFileSync(join(here, name), 'utf8');
    const [, as] = /^\/\/ as: (.+)$/m.exec(code);
    return { name, code, path: join(root, as) };
  });
const byPlace = Object.values(Object.groupBy(examples, ({ path }) => path));
const findings = {};
for (let nth = 0; byPlace.some((list) => list[nth]); nth++) {
  const batch = byPlace.flatMap((list) => list[nth] ?? []);
  program = programOf(batch);
  for (const { name, code, path } of batch) {
    const [result] = await eslint.lintText(code, { filePath: path });
    findings[name] = result.messages.map(({ ruleId, message }) => ruleId ?? message);
  }
}
console.log(JSON.stringify(findings));
