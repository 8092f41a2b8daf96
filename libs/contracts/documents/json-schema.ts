import { z } from 'zod/mini';

type JsonSchema = Record<string, unknown>;

type Named = Readonly<Record<string, z.ZodMiniType>>;

/**
 * What may stand on the wire, as JSON Schema. The input side of codecs is the wire's; and only it lets fields be added later
 * (the output side would forbid unknown ones).
 * Parts that are named are referred to.
 */
export function jsonSchemaOf(schema: z.ZodMiniType, named: Named = {}): JsonSchema {
  const metadata = registryOf(named);
  const {
    $schema: _dialect,
    $defs: _named,
    ...body
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata });
  return JSON.parse(JSON.stringify(body).replaceAll('#/$defs/', referenceTo(''))) as JsonSchema;
}

/** Named schemas; where one is part of another it is referred to. */
export function namedSchemas(named: Named): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registryOf(named), { io: 'input', unrepresentable: 'any', uri: referenceTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...body }]) => [id, body as JsonSchema]),
  );
}

function registryOf(named: Named) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  return registry;
}

export const referenceTo = (id: string): string => `#/components/schemas/${id}`;
