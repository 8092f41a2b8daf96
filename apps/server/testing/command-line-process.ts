import { runCommand } from '../cli/run-command';
import type { CommandRequest, CommandResult } from './command-line';

// Runs commands one after the other with the program loaded once, each with the environment of its request.

const printed = { stdout: '', stderr: '' };
for (const stream of ['stdout', 'stderr'] as const)
  process[stream].write = (text: string) => {
    printed[stream] += text;
    return true;
  };

async function answer({ args, env }: CommandRequest): Promise<void> {
  process.env = env;
  Object.assign(printed, { stdout: '', stderr: '' });
  const status = await runCommand(args);
  process.send!({ status, ...printed } satisfies CommandResult);
}

process.on('message', (request: CommandRequest) => void answer(request));
process.once('disconnect', () => process.exit()); // the process that types has ended
