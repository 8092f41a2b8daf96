// Type errors of all programs, and texts that no code reads, which takes the same type checker. The target `types` of project.json.
import ts from 'typescript';
import { TextUse } from './check-texts.mjs';
import { main, root } from './set-up.mjs';

const projects = ['tsconfig.json', 'libs/domain/tsconfig.json', 'apps/storefront/tsconfig.json'];
const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

void main(() => {
  const texts = new TextUse();
  const errors = [];
  for (const project of projects) {
    const program = createProgram(project);
    errors.push(...ts.getPreEmitDiagnostics(program));
    texts.add(program);
  }
  process.stderr.write(ts.formatDiagnostics(errors, host));
  const unused = texts.unused();
  for (const sentence of unused) console.error(sentence);
  return errors.length + unused.length > 0 ? 1 : 0;
});

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
