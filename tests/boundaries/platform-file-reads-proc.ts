// as: libs/platform/service/platform.ts
// breaks: nothing
import { readFile } from 'node:fs/promises';

export const stateOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/stat`, 'utf8');
