import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const tools = resolve(__dirname, '../../tools');

/** Calls a function of `tools` in a process of its own and returns its result. Arguments and result are JSON. */
export async function callTool(tool: string, name: string, ...args: unknown[]): Promise<unknown> {
  const call = `import(process.argv[1]).then((tool) => console.log(JSON.stringify(tool[process.argv[2]](...JSON.parse(process.argv[3])))));`;
  const command = ['-e', call, join(tools, tool), name, JSON.stringify(args)];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as unknown;
}
