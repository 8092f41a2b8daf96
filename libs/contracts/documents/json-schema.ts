import { z } from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/**
 * What may stand on the wire, as JSON Schema. The input side of codecs is the wire's; and only it lets fields be added later
 * (the output side would forbid unknown ones).
 */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return body;
}

/** Named schemas; where one is part of another it is referred to. */
export function namedSchemas(named: Readonly<Record<string, z.ZodMiniType>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: referenceTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...body }]) => [id, body as JsonSchema]),
  );
}

export const referenceTo = (id: string): string => `#/components/schemas/${id}`;
