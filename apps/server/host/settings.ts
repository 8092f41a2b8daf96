import { join, relative } from 'node:path';
import { z } from 'zod';

/** A variable of the environment that the program reads. */
export type Setting = {
  readonly name: string;
  readonly meaning: string;
  /** What holds when it is unset, as it would be written; nothing where there is none. */
  readonly standard: string | undefined;
  readonly isSecret: boolean;
  /** The parts that read it, `host` for every process. */
  readonly readBy: readonly string[];
};

type ObjectSchema = { readonly shape?: Readonly<Record<string, z.ZodType>>; readonly in?: ObjectSchema };

/** Of an object, or of one with checks and changes around it. */
const variablesOf = (schema: ObjectSchema): [string, z.ZodType][] =>
  schema.in ? variablesOf(schema.in) : Object.entries(schema.shape ?? {});

/** All settings of these schemas by name. Where several parts read one, its meaning is said at one of them. */
export function listSettings(schemas: Readonly<Record<string, z.ZodType>>): Setting[] {
  const read = Object.entries(schemas).flatMap(([part, schema]) =>
    variablesOf(schema as ObjectSchema).map(([name, field]) => ({ part, name, field })),
  );
  return [...Map.groupBy(read, ({ name }) => name)]
    .map(([name, fields]) => ({
      name,
      ...describeSetting(fields.map(({ field }) => field)),
      standard: defaultOf(fields[0]!.field),
      readBy: fields.map(({ part }) => part),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

type SettingMeta = { readonly description?: string; readonly secret?: boolean };

function describeSetting(fields: readonly z.ZodType[]): Pick<Setting, 'meaning' | 'isSecret'> {
  const metas = fields.map((field): SettingMeta => field.meta() ?? {});
  return {
    meaning: [...new Set(metas.flatMap(({ description }) => description ?? []))].join(' '),
    isSecret: metas.some(({ secret }) => secret),
  };
}

function defaultOf(field: z.ZodType): string | undefined {
  const { data } = field.safeParse(undefined);
  return data === undefined ? undefined : textOf(data);
}

const root = join(__dirname, '../../..');

/** As a person would write it; folders of the program from its own. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.startsWith(root) ? relative(root, value) : value;
  const text = JSON.stringify(value);
  return ['[]', '{}'].includes(text) ? '' : text;
}

/** What a person may see of a setting's value: no secret, and no password of an address. */
export function maskedValue({ isSecret }: Setting, value: string): string {
  return isSecret ? hidden : value.replace(/(?<=:\/\/[^/@:]*:)[^/@]+(?=@)/g, hidden);
}

const hidden = '•••';
