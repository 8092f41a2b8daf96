import { runCommand } from './cli/run-command';

void runCommand(process.argv.slice(2)).then((code) => process.exit(code));
