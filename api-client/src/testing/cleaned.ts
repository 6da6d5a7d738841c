import { resolve, type Call, type JsonSchema } from '../../scripts/generate/document.ts'
import { allows } from './allows.ts'
import { document, valuesOfMap } from './samples.ts'

/** Marks a value that no page can use. */
export const UNUSABLE = Symbol('unusable')

/** A text that a server wrote because it had no value. */
const NOTHING = ['null', 'undefined', 'NaN']

/** What remains of the content of a reply. Of a read with optional fields only, one of them has to remain. */
export function cleanedContent({ content, outcome }: Call, value: unknown): unknown {
  const kept = cleaned(content, value)
  if (outcome === 'write' || typeof kept !== 'object' || kept === null || Array.isArray(kept)) return kept
  const [model = content] = [content, ...optionsOf(content)]
    .map((option) => resolve(document, option))
    .filter(({ type }) => type === 'object')
  const { properties, required = [] } = model
  if (!properties || required.length > 0 || model['x-may-be-empty'] === true) return kept
  return Object.keys(properties).some((name) => name in kept) ? kept : UNUSABLE
}

/**
 * Returns what remains of a value when everything wrong is removed, by the document alone. It implements the rules of
 * src/guard.ts a second time, without its data and code. The value itself is not changed.
 */
export function cleaned(schema: JsonSchema, value: unknown): unknown {
  const model = resolve(document, schema)
  const known = model['enum'] as unknown[] | undefined
  if (known)
    return known.some((each) => typeof each === typeof value)
      ? plain({ ...model, enum: undefined }, value)
      : UNUSABLE
  const options = (model['anyOf'] ?? model['oneOf']) as JsonSchema[] | undefined
  if (options) {
    if (value === undefined || value === null) return isOptional(model) ? value : UNUSABLE
    const results = options.map((option) => cleaned(option, value))
    return results.find((result) => result !== UNUSABLE) ?? UNUSABLE
  }
  switch (model.type) {
    case 'array':
      return Array.isArray(value) ? cleanedRows(model['items'] as JsonSchema, value) : UNUSABLE
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNUSABLE
      return cleanedFields(model, value as Record<string, unknown>)
    default:
      return plain(model, value)
  }
}

function cleanedRows(item: JsonSchema, rows: unknown[]): unknown {
  const results = rows.map((row) => cleaned(item, row))
  const fine = results.filter((row) => row !== UNUSABLE)
  if (fine.length === results.length) return results
  const isComplete = resolve(document, item)['x-wrong-takes'] === 'list' || isFigure(item)
  return isComplete || fine.length === 0 ? UNUSABLE : fine
}

function cleanedFields(model: JsonSchema, value: Record<string, unknown>): unknown {
  const values = valuesOfMap(model)
  const schemas = values
    ? Object.fromEntries(Object.keys(value).map((key) => [key, values]))
    : (model.properties ?? {})
  const kept = new Map(Object.entries(value))
  for (const [name, schema] of Object.entries(schemas)) {
    const result = cleaned(schema, kept.get(name))
    if (result !== UNUSABLE) {
      if (kept.has(name)) kept.set(name, result)
    } else if (!values && isRemovable(schema)) kept.delete(name)
    else return UNUSABLE
  }
  return Object.fromEntries(kept)
}

/** A text that stands for no value counts as missing where the contract has no pattern for it. */
function plain(model: JsonSchema, value: unknown): unknown {
  const isNoValueText =
    model.type === 'string' &&
    typeof value === 'string' &&
    !model['pattern'] &&
    (NOTHING.includes(value.trim()) || value.includes('[object '))
  return !isNoValueText && allows(model, value) ? value : UNUSABLE
}

const optionsOf = (schema: JsonSchema) => (schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[]

const isOptional = (schema: JsonSchema) => optionsOf(schema).some(({ type }) => type === 'null')

/** An amount or a rate: a number, or text of a pattern. */
const isFigure = (schema: JsonSchema): boolean => {
  const options = optionsOf(resolve(document, schema)).filter(({ type }) => type !== 'null')
  if (options.length === 1 && options[0]) return isFigure(options[0])
  return options.some((option) => 'pattern' in resolve(document, option))
}

const isRemovable = (schema: JsonSchema) =>
  isOptional(schema) && (schema['x-wrong-takes'] ?? (isFigure(schema) ? 'owner' : 'nothing')) === 'nothing'
