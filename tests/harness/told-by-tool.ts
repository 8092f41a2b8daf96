import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const tools = resolve(__dirname, '../../tools');

/** What a function of `tools` makes of a text; without one of what is there. */
export async function told(tool: string, name: string, text?: string): Promise<unknown> {
  const call = `import(process.argv[1]).then((tool) => console.log(JSON.stringify(tool[process.argv[2]](process.argv[3]))));`;
  const args = ['-e', call, join(tools, tool), name, ...(text === undefined ? [] : [text])];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as unknown;
}
