// Type errors, unused texts and lint of all sources, with one type checker: ESLint alone infers every type again, which takes 545 CPU s
// in all instead of 365. The target `sources` of project.json.
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { TextUse } from './check-texts.mjs';
import { main, root } from './set-up.mjs';

/** Files of the domain are in the first program too, which lints them. */
const projects = [
  { config: 'tsconfig.json', isLinted: true },
  { config: 'libs/domain/tsconfig.json', isLinted: false },
  { config: 'apps/storefront/tsconfig.json', isLinted: true },
];
const scripts = ['{apps,libs,tests}/**/*.{mjs,cjs}'];
const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

void main(async () => {
  const texts = new TextUse();
  let faults = await lint(scripts);
  for (const { config, isLinted } of projects) {
    const program = createProgram(config);
    const errors = ts.getPreEmitDiagnostics(program);
    process.stderr.write(ts.formatDiagnostics(errors, host));
    texts.add(program);
    faults += errors.length + (isLinted ? await lint(program.getRootFileNames(), program) : 0);
  }
  const unused = texts.unused();
  for (const sentence of unused) console.error(sentence);
  return faults + unused.length > 0 ? 1 : 0;
});

/** Prints what ESLint finds, with the types of a program, and returns how many findings there are. */
async function lint(files, program) {
  const parser = {
    ...tseslint.parser,
    parseForESLint: (code, options) =>
      tseslint.parser.parseForESLint(code, { ...options, projectService: false, programs: [program] }),
  };
  const withTypes = { files: ['**/*.{ts,tsx}'], languageOptions: { parser } };
  const eslint = new ESLint({ cwd: root, warnIgnored: false, overrideConfig: program ? withTypes : [] });
  const results = await eslint.lintFiles(files);
  const { format } = await eslint.loadFormatter('stylish');
  process.stderr.write(await format(results));
  return results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
}

function createProgram(project) {
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(
    `${root}/${project}`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (error) => {
        throw new Error(ts.formatDiagnostics([error], host));
      },
    },
  );
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, host));
  return ts.createProgram(fileNames, options);
}
