import { resolve, type JsonSchema } from '../../scripts/generate/document.ts'
import { document, valuesOfMap } from './samples.ts'

/** Whether a schema of the contract allows a value, by the document alone: without zod, without generated code. */
export function allows(schema: JsonSchema, value: unknown): boolean {
  const model = resolve(document, schema)
  if (Array.isArray(model['enum'])) return model['enum'].includes(value)
  const options = (model['anyOf'] ?? model['oneOf']) as JsonSchema[] | undefined
  if (options) return options.some((option) => allows(option, value))
  switch (model.type) {
    case 'object':
      return (
        typeof value === 'object' && value !== null && !Array.isArray(value) && allowsFields(model, value)
      )
    case 'array':
      return Array.isArray(value) && value.every((item) => allows(model['items'] as JsonSchema, item))
    case 'string':
      return model['format'] === 'binary' ? value instanceof Blob : allowsText(model, value)
    case 'integer':
      return Number.isSafeInteger(value) && allowsSize(model, value as number)
    case 'number':
      return Number.isFinite(value) && allowsSize(model, value as number)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    default:
      return true
  }
}

function allowsFields(model: JsonSchema, value: object): boolean {
  const values = valuesOfMap(model)
  if (values) return Object.values(value).every((field) => allows(values, field))
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    (model.required ?? []).every((name) => fields.has(name)) &&
    Object.entries(model.properties ?? {}).every(
      ([name, field]) => !fields.has(name) || allows(field, fields.get(name)),
    )
  )
}

function allowsText(model: JsonSchema, value: unknown): boolean {
  if (typeof value !== 'string') return false
  const { minLength = 0, maxLength = Infinity } = model as { minLength?: number; maxLength?: number }
  if (value.length < minLength || value.length > maxLength) return false
  return typeof model['pattern'] !== 'string' || new RegExp(model['pattern']).test(value)
}

function allowsSize(model: JsonSchema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = model as { minimum?: number; maximum?: number }
  return value >= minimum && value <= maximum
}
