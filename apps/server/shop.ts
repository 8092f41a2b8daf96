import { runCommand } from './run-command';

void runCommand(process.argv.slice(2)).then((code) => process.exit(code));
