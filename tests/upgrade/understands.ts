/** What zod writes of JSON Schema for contracts. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | boolean;
  readonly [other: string]: unknown;
};

/** What a reader would refuse of all that a writer may write, a sentence for each place. Fields that a reader does not know it passes over. */
export function refusals(writer: Schema, reader: Schema, place = 'it'): string[] {
  if (JSON.stringify(writer) === JSON.stringify(reader)) return [];
  const ways = writer.anyOf ?? writer.oneOf;
  if (ways) return [...new Set(ways.flatMap((way) => refusals(way, reader, place)))];
  const choices = reader.anyOf ?? reader.oneOf;
  if (choices) return refusedByAll(writer, choices, place);
  return [
    ...refusedWords(writer, reader, place),
    ...refusedTypes(writer, reader, place),
    ...refusedBounds(writer, reader, place),
    ...refusedFields(writer, reader, place),
    ...refusedItems(writer, reader, place),
  ];
}

/** The reader's way that fits best says what is missing. */
function refusedByAll(writer: Schema, choices: readonly Schema[], place: string): string[] {
  const faults = choices.map((choice) => refusals(writer, choice, place));
  return faults.reduce((best, each) => (each.length < best.length ? each : best));
}

function* refusedWords(writer: Schema, reader: Schema, place: string): Iterable<string> {
  const known = wordsOf(reader);
  if (!known) return;
  const written = wordsOf(writer);
  if (!written) yield `${place} may be any ${writer.type}, only ${known.join(', ')} are read`;
  for (const word of written ?? [])
    if (!known.includes(word)) yield `${place} may be ${String(word)}, which is not read`;
}

const wordsOf = (schema: Schema): readonly unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum);

function* refusedTypes(writer: Schema, reader: Schema, place: string): Iterable<string> {
  const fits = reader.type === undefined || wordsOf(reader) || writer.type === reader.type;
  if (!fits && !(writer.type === 'integer' && reader.type === 'number'))
    yield `${place} is ${writer.type ?? 'anything'}, read is ${reader.type}`;
}

/** As numbers; a pattern or a format has to be the same. */
function* refusedBounds(writer: Schema, reader: Schema, place: string): Iterable<string> {
  const wider = (bound: string, isWider: (written: number, read: number) => boolean): boolean => {
    const [written, read] = [writer[bound], reader[bound]];
    return typeof read === 'number' && (typeof written !== 'number' || isWider(written, read));
  };
  for (const bound of ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'])
    if (wider(bound, (written, read) => written > read)) yield `${place} may be beyond the ${bound} that is read`;
  for (const bound of ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'])
    if (wider(bound, (written, read) => written < read)) yield `${place} may be below the ${bound} that is read`;
  for (const form of ['pattern', 'format'])
    if (reader[form] !== undefined && reader[form] !== writer[form]) yield `${place} may have another ${form}`;
}

function* refusedFields(writer: Schema, reader: Schema, place: string): Iterable<string> {
  const [written, read] = [writer.properties ?? {}, reader.properties ?? {}];
  for (const name of reader.required ?? [])
    if (!writer.required?.includes(name)) yield `${place}.${name} may be missing`;
  for (const [name, schema] of Object.entries(written)) {
    const readAs = read[name] ?? reader.additionalProperties;
    if (readAs === false) yield `${place}.${name} is not allowed`;
    if (typeof readAs === 'object') yield* refusals(schema, readAs, `${place}.${name}`);
  }
  if (typeof writer.additionalProperties === 'object' && typeof reader.additionalProperties === 'object')
    yield* refusals(writer.additionalProperties, reader.additionalProperties, `${place}.*`);
}

function* refusedItems(writer: Schema, reader: Schema, place: string): Iterable<string> {
  if (typeof writer.items === 'object' && typeof reader.items === 'object')
    yield* refusals(writer.items, reader.items, `${place}[]`);
}
