// Lints each file of this folder as if it lay where its first line says, and prints what was found as JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';

const here = import.meta.dirname;
const root = join(here, '../..');
const eslint = new ESLint({
  cwd: root,
  // The files are not where they claim to be, so that types are looked for in a program of their own.
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*/*/example*', '*/*/*/example*', '*/*/*/*/example*', '*/*/*/*/*/example*'],
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 100,
        },
      },
    },
  },
});

const findings = {};
for (const name of readdirSync(here).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))) {
  const code = readFileSync(join(here, name), 'utf8');
  const [, as] = /^\/\/ as: (.+)$/m.exec(code);
  const [result] = await eslint.lintText(code, { filePath: join(root, as) });
  findings[name] = result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
console.log(JSON.stringify(findings));
