import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RequestMethod, type Type } from '@nestjs/common';
import { parse } from 'yaml';
import { z } from 'zod';
import { Rows } from '@fenestra/clients/shops-file';
import { Limits } from '@fenestra/gateway/edge/limit-settings';
import type { Service } from '@fenestra/platform/service/service';
import { configSchemas } from '@fenestra/server/host/read-configs';
import { listSettings } from '@fenestra/server/host/settings';
import { commands, options } from '@fenestra/server/cli/commands';
import { namesInSchema, type NamingSchema } from './schema-names';

/** Returns what operators, Prometheus and Kafka know of the services. */
export function serviceNames(services: readonly Service[]): Record<string, string[]> {
  const controllers = services.flatMap(({ module }) => controllersOf(module));
  return {
    settings: listSettings(configSchemas(services)).map(({ name }) => name),
    'keys of LIMITS_FILE': keysOf(Limits, 'LIMITS_FILE'),
    'keys of SHOPS_FILE': keysOf(Rows, 'SHOPS_FILE'),
    metrics: metricNames(),
    alerts: alertNames(),
    'consumer groups and their events': controllers.flatMap(patternsOf),
    'routes of controllers': controllers.flatMap(routesOf),
    'commands and options': [...Object.keys(commands), ...Object.keys(options).map((name) => `--${name}`)],
  };
}

const keysOf = (schema: z.core.$ZodType, path: string): string[] =>
  namesInSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as NamingSchema, path);

/** In a process of its own: the registry of a test worker also holds the metrics that other suites have loaded. */
function metricNames(): string[] {
  const program = [join(__dirname, '../../tools/run-typescript.cjs'), join(__dirname, 'print-metrics.ts')] as const;
  return JSON.parse(execFileSync(process.execPath, ['--require', ...program], { encoding: 'utf8' })) as string[];
}

function alertNames(): string[] {
  const file = join(__dirname, '../../infra/observability/alarms.yaml');
  type Rule = { readonly alert?: string; readonly record?: string };
  const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { name: string; rules: Rule[] }[] };
  return groups.flatMap(({ name, rules }) => [name, ...rules.map(({ alert, record }) => `${name} ${alert ?? record}`)]);
}

/** Controllers of a Nest module and of those that it imports. */
function controllersOf(module: Type): Type[] {
  const imported = ((Reflect.getMetadata('imports', module) ?? []) as unknown[]).filter(isClass);
  const own = (Reflect.getMetadata('controllers', module) ?? []) as Type[];
  return [...own, ...imported.flatMap(controllersOf)];
}

const isClass = (value: unknown): value is Type => typeof value === 'function';

const methodsOf = ({ prototype }: Type): object[] =>
  Object.values(Object.getOwnPropertyDescriptors(prototype as object))
    .map(({ value }) => value as unknown)
    .filter((value) => typeof value === 'function');

const patternsOf = (controller: Type): string[] =>
  methodsOf(controller).flatMap((method) => (Reflect.getMetadata('microservices:pattern', method) ?? []) as string[]);

function routesOf(controller: Type): string[] {
  const pathsOf = (of: object) => [Reflect.getMetadata('path', of) ?? []].flat() as string[];
  return methodsOf(controller).flatMap((method) =>
    pathsOf(method).flatMap((path) =>
      pathsOf(controller).map((before) => {
        const verb = RequestMethod[Reflect.getMetadata('method', method) as number]!;
        return `${verb} /${[before, path].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean).join('/')}`; // prettier-ignore
      }),
    ),
  );
}
