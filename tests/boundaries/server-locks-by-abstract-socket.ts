// as: apps/server/example.ts
// breaks: fenestra/portable
import { createServer } from 'node:net';

export const lock = (name: string): unknown => createServer().listen(`\0fenestra-${name}`);
