import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What was typed behind `--`. Where that cannot be, it says so in a sentence and ends the process with 2. */
export function typedOptions<Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (fault) {
    return slip((fault as Error).message);
  }
}

/** A whole number that was typed for an option; another word ends the process likewise. */
export function typedNumber(option: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : slip(`--${option} takes a whole number, not '${text}'`);
}

function slip(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
