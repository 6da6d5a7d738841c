import type { JsonSchema } from './document.ts'

/** Longest text and largest number where a document gives only one bound. */
const LONGEST = 1_000_000
const LARGEST = 1e15

/** What is known about the external document while its schemas are converted. */
export interface Origin {
  schemas: Record<string, JsonSchema>
  /** Name of the schema in this contract. */
  nameOf: (name: string) => string
  /** The schema that is being converted. */
  within?: string
}

const NULL: JsonSchema = { type: 'null' }

/**
 * Converts a schema of an external document into the subset that this generator supports: no `nullable`, `allOf`,
 * `oneOf` or lists of types; both bounds or none; no formats, defaults or examples; unknown fields allowed; any value
 * where a schema refers to itself. An optional field becomes nullable and the other way round, because the transport
 * treats missing and null as the same.
 */
export function rewrite(schema: JsonSchema, origin: Origin): JsonSchema {
  const { description } = schema
  const written = withoutDescription(schema, origin)
  return typeof description === 'string' ? { ...written, description } : written
}

function withoutDescription(schema: JsonSchema, origin: Origin): JsonSchema {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref)
    return isCircular(name, origin) ? {} : { $ref: `#/components/schemas/${origin.nameOf(name)}` }
  }
  if (schema['nullable'] === true) return orNull(withoutDescription({ ...schema, nullable: false }, origin))
  if (Array.isArray(schema['allOf'])) return withoutDescription(merged(schema, origin), origin)
  const options = (schema['oneOf'] ?? schema['anyOf']) as JsonSchema[] | undefined
  if (options) return { anyOf: options.map((option) => rewrite(option, origin)) }
  const types: unknown = schema.type
  if (Array.isArray(types))
    return { anyOf: (types as string[]).map((type) => withoutDescription({ ...schema, type }, origin)) }
  const values = (schema['enum'] ?? (Object.hasOwn(schema, 'const') ? [schema['const']] : undefined)) as
    | unknown[]
    | undefined
  if (values?.includes(null))
    return orNull(withoutDescription({ ...schema, enum: values.filter((value) => value !== null) }, origin))
  if (values) return { ...(schema.type !== undefined && { type: schema.type }), enum: values }
  return ofType(schema, origin)
}

function ofType(schema: JsonSchema, origin: Origin): JsonSchema {
  switch (schema.type ?? (schema.properties ? 'object' : undefined)) {
    case 'object':
      return objectOf(schema, origin)
    case 'array':
      return { type: 'array', items: rewrite((schema['items'] as JsonSchema | undefined) ?? {}, origin) }
    case 'string':
      return {
        type: 'string',
        ...(schema['format'] === 'binary' && { format: 'binary' }),
        ...bounds(schema, 'minLength', 'maxLength', [0, LONGEST]),
        ...(typeof schema['pattern'] === 'string' && { pattern: schema['pattern'] }),
      }
    case 'integer':
    case 'number':
      return { type: String(schema.type), ...bounds(schema, 'minimum', 'maximum', [-LARGEST, LARGEST]) }
    case 'boolean':
    case 'null':
      return { type: String(schema.type) }
    default:
      return {}
  }
}

function objectOf(schema: JsonSchema, origin: Origin): JsonSchema {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) {
    const values = (schema['unevaluatedProperties'] ?? schema['additionalProperties']) as unknown
    const isSchema = typeof values === 'object' && values !== null
    return { type: 'object', unevaluatedProperties: isSchema ? rewrite(values as JsonSchema, origin) : {} }
  }
  const required: string[] = []
  const properties: Record<string, JsonSchema> = {}
  for (const [name, field] of fields) {
    const written = rewrite(field, origin)
    const isNullable = allowsNull(written)
    if ((schema.required ?? []).includes(name) && !isNullable) required.push(name)
    const isOpen = Object.keys(written).every((keyword) => keyword === 'description')
    properties[name] = isNullable || isOpen || required.includes(name) ? written : orNull(written)
  }
  return { type: 'object', ...(required.length > 0 && { required }), properties }
}

/** Merges the parts of an `allOf` into one object. */
function merged(schema: JsonSchema, origin: Origin): JsonSchema {
  const { allOf, ...own } = schema
  const parts = [...(allOf as JsonSchema[]), own].map((part) => follow(part, origin.schemas))
  const [only, ...others] = parts.filter((part) => Object.keys(part).some((key) => key !== 'description'))
  // Documents often do this to add a description to a reference.
  if (only && others.length === 0 && (allOf as JsonSchema[]).length === 1) return (allOf as [JsonSchema])[0]
  return {
    ...Object.assign({}, ...parts),
    type: 'object',
    required: parts.flatMap((part) => part.required ?? []),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
      string,
      JsonSchema
    >,
  } as JsonSchema
}

/** Returns the schema behind a reference, with the parts of an `allOf` merged. */
export function follow(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  if (schema.$ref !== undefined) {
    const found = schemas[nameIn(schema.$ref)]
    if (!found) throw new Error(`no schema ${schema.$ref}`)
    return follow(found, schemas)
  }
  return Array.isArray(schema['allOf']) ? merged(schema, { schemas, nameOf: (name) => name }) : schema
}

function bounds(
  schema: JsonSchema,
  least: string,
  most: string,
  [lowest, highest]: readonly [number, number],
): JsonSchema {
  if (schema[least] === undefined && schema[most] === undefined) return {}
  return { [least]: schema[least] ?? lowest, [most]: schema[most] ?? highest }
}

function orNull(schema: JsonSchema): JsonSchema {
  if (allowsNull(schema)) return schema
  const { description, ...rest } = schema
  const options = (rest['anyOf'] as JsonSchema[] | undefined) ?? [rest]
  return { anyOf: [...options, NULL], ...(description !== undefined && { description }) } as JsonSchema
}

function allowsNull(schema: JsonSchema): boolean {
  return ((schema['anyOf'] as JsonSchema[] | undefined) ?? [schema]).some((option) => option.type === 'null')
}

/** Whether a schema refers back to the schema that is being converted. */
function isCircular(name: string, { schemas, within }: Origin): boolean {
  const seen = new Set<string>()
  const refersBack = (at: string): boolean => {
    if (at === within) return true
    if (seen.has(at)) return false
    seen.add(at)
    const refs = JSON.stringify(schemas[at] ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)
    return Array.from(refs).some(([, next = '']) => refersBack(next))
  }
  return refersBack(name)
}

function nameIn(ref: string): string {
  return ref.replace('#/components/schemas/', '')
}
