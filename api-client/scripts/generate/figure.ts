import { resolve, type JsonSchema, type OpenApi } from './document.ts'

/** The bounds of a figure: a union of a bounded number and a text with a pattern, such as an amount or a rate. */
export interface Figure {
  least: number
  most: number
  pattern: RegExp
}

/** Returns the figure that a schema describes, or undefined when it describes another type. */
export function figureOf(document: OpenApi, schema: JsonSchema): Figure | undefined {
  const options = (schema['anyOf'] as JsonSchema[] | undefined)?.map((option) => resolve(document, option))
  const number = options?.find(
    (option) => option.type === 'number' && 'minimum' in option && 'maximum' in option,
  )
  const text = options?.find((option) => option.type === 'string' && 'pattern' in option)
  if (options?.length !== 2 || !number || !text) return undefined
  return {
    least: Number(number['minimum']),
    most: Number(number['maximum']),
    pattern: new RegExp(String(text['pattern'])),
  }
}
