import { resolve, type Call, type JsonSchema, type OpenApi } from './document.ts'
import { figureOf } from './figure.ts'

/** Extension of a field or of a row's model: what else must be removed together with a wrong value. */
const MARK = 'x-wrong-takes'

/** Extension of the model of a content: with none of its fields it still says something, such as "no flag is set". */
const EMPTY_MARK = 'x-may-be-empty'

/**
 * What is removed from a reply together with a wrong value.
 *
 * - `nothing`: the rest of the reply is correct without the value. This is the default of optional fields that are no
 *   figures.
 * - `owner`: the object that contains the value. Without the value the object would be wrong: no fee, no cap, for
 *   everybody. This is the default of figures, because a missing amount looks like no amount.
 * - `list`: the whole list of the row, because the rows add up, or because the list must be complete.
 */
export type RemovedWith = 'nothing' | 'owner' | 'list'

export function removedWith(document: OpenApi, schema: JsonSchema): RemovedWith {
  const options = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  const present = options?.filter((option) => option.type !== 'null')
  const isOptional = options !== undefined && options.length > (present?.length ?? 0)
  const mark = (schema[MARK] ?? (isOptional ? undefined : resolve(document, schema)[MARK])) as
    | RemovedWith
    | undefined
  if (mark !== undefined) return mark
  const [only = {}] = present?.length === 1 ? present : []
  return isOptional && !figureOf(document, resolve(document, only)) ? 'nothing' : 'owner'
}

/**
 * Whether a content has to have one of its fields. All of them are optional, and with none of them a page would read "no" or
 * "not yet" everywhere, which the server did not say: "nothing" is null. Only of a read: a write that was accepted is done,
 * whatever it tells.
 */
export function mustSaySomething(document: OpenApi, call: Call): boolean {
  const model = contentModel(document, call)
  return call.outcome === 'read' && isAllOptional(model) && model[EMPTY_MARK] !== true
}

/** The model of a content that is present. */
function contentModel(document: OpenApi, { content }: Call): JsonSchema {
  const options = (content['anyOf'] ?? content['oneOf'] ?? [content]) as JsonSchema[]
  const [only = content, ...others] = options.filter((option) => option.type !== 'null')
  return others.length > 0 ? content : resolve(document, only)
}

const isAllOptional = ({ type, properties, required = [] }: JsonSchema): boolean =>
  type === 'object' && properties !== undefined && required.length === 0

/** Refuses marks that have no meaning or no effect. */
export function checkMarks(document: OpenApi, calls: Call[]): void {
  const reads = calls.filter(({ outcome }) => outcome === 'read').map((call) => contentModel(document, call))
  for (const [name, model] of Object.entries(document.components.schemas)) {
    if (EMPTY_MARK in model && !(isAllOptional(model) && reads.includes(model)))
      throw new Error(`${name}: ${EMPTY_MARK} is for the content of a read whose fields are all optional`)
    if (MARK in model && (model[MARK] !== 'list' || model.type !== 'object'))
      throw new Error(`${name}: a model is marked ${MARK}: "list" or not at all`)
    for (const [field, schema] of Object.entries(model.properties ?? {})) {
      if (!(MARK in schema)) continue
      const unmarked = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== MARK))
      const usual = removedWith(document, unmarked)
      const other = (model.required ?? []).includes(field)
        ? undefined
        : usual === 'owner'
          ? 'nothing'
          : 'owner'
      if (schema[MARK] !== other)
        throw new Error(
          `${name}.${field}: ${MARK} can ${other === undefined ? 'say nothing here' : `be "${other}" here, or be left out`}`,
        )
    }
  }
}
