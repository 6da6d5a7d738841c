import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  parseDocument,
  readCalls,
  resolve,
  type Call,
  type JsonSchema,
} from '../../scripts/generate/document.ts'

const contractFile = join(import.meta.dirname, '../../contract/openapi.yaml')

export const document = parseDocument(readFileSync(contractFile, 'utf8'))
export const calls: Call[] = readCalls(document)

/** Generates values that a schema of the contract allows, independent of the generated zod schemas. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const model = resolve(document, schema)
  if (Array.isArray(model['enum'])) return fc.constantFrom(...(model['enum'] as unknown[]))
  const options = (model['anyOf'] ?? model['oneOf']) as JsonSchema[] | undefined
  if (options) return fc.oneof(...options.map(valuesOf))
  const [least, most] = [model['minimum'] ?? -1e9, model['maximum'] ?? 1e9] as [number, number]
  switch (model.type) {
    case 'object':
      return objectsOf(model)
    case 'array':
      return fc.array(valuesOf(model['items'] as JsonSchema), { maxLength: 3 })
    case 'string':
      if (model['format'] === 'binary') return fc.string().map((text) => new Blob([text]))
      return typeof model['pattern'] === 'string'
        ? fc.stringMatching(new RegExp(model['pattern']))
        : fc.string({
            minLength: Number(model['minLength'] ?? 0),
            maxLength: Number(model['maxLength'] ?? 20),
          })
    case 'integer':
      return fc.integer({
        min: Math.max(least, Number.MIN_SAFE_INTEGER),
        max: Math.min(most, Number.MAX_SAFE_INTEGER),
      })
    case 'number':
      return fc.double({ min: least, max: most, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function objectsOf(model: JsonSchema): fc.Arbitrary<unknown> {
  const values = valuesOfMap(model)
  if (values) return fc.dictionary(fc.string({ maxLength: 8 }), valuesOf(values), { maxKeys: 3 })
  const fields = Object.entries(model.properties ?? {}).map(
    ([name, field]) => [name, valuesOf(field)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: model.required ?? [], noNullPrototype: true })
}

/** Schema of the values when a model is a map: no fields of its own, any keys. */
export function valuesOfMap(model: JsonSchema): JsonSchema | undefined {
  return model.properties === undefined
    ? (model['unevaluatedProperties'] as JsonSchema | undefined)
    : undefined
}
