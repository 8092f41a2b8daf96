// as: apps/stock/example.ts
// breaks: fenestra/portable
import { readFile } from 'node:fs/promises';

export const stateOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/stat`, 'utf8');
