/** The part of JSON Schema that names fields and values. */
export type NamingSchema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, NamingSchema>>;
  readonly additionalProperties?: NamingSchema | boolean;
  readonly items?: NamingSchema | boolean;
  readonly prefixItems?: readonly NamingSchema[];
  readonly anyOf?: readonly NamingSchema[];
  readonly oneOf?: readonly NamingSchema[];
  readonly allOf?: readonly NamingSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
};

/** Returns the paths of all fields of a schema, and `path = value` for each string that a field is limited to. */
export function namesInSchema(schema: NamingSchema | boolean | undefined, path: string): string[] {
  if (schema === undefined || typeof schema === 'boolean') return [];
  const { properties = {}, additionalProperties, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema;
  const values = [...(schema.enum ?? []), schema.const].filter((value) => typeof value === 'string');
  return [
    ...values.map((value) => `${path} = ${value}`),
    ...Object.entries(properties).flatMap(([name, field]) => [
      `${path}.${name}`,
      ...namesInSchema(field, `${path}.${name}`),
    ]),
    ...namesInSchema(additionalProperties, `${path}.*`),
    ...[items, ...prefixItems].flatMap((item) => namesInSchema(item, `${path}[]`)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => namesInSchema(part, path)),
    ...(schema.$ref ? [`${path}: ${schema.$ref.split('/').at(-1)}`] : []),
  ];
}
