import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const tools = resolve(__dirname, '../../tools');

/** Calls a function of `tools` with texts and returns its result; without texts it works on the repository. */
export async function told(tool: string, name: string, ...texts: string[]): Promise<unknown> {
  const call = `import(process.argv[1]).then((tool) => console.log(JSON.stringify(tool[process.argv[2]](...process.argv.slice(3)))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', call, join(tools, tool), name, ...texts]);
  return JSON.parse(stdout) as unknown;
}
