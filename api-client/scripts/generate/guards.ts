import { resolve, type Call, type JsonSchema, type OpenApi } from './document.ts'
import { figureOf } from './figure.ts'
import type { Statement } from './places.ts'
import { checkMarks, mustSaySomething, removedWith } from './marks.ts'

/** The guards: what a reply must fulfil in production; see src/guard.ts. */
export interface Guards {
  /** Guards of models; a model comes after the models that it contains. */
  models: Statement[]
  /** The guard of each call's content, as an expression. None when the content may be anything. */
  contents: Map<string, { value: string; uses: string[] }>
}

/** Writes the guards of all contents and of their models. A content that may be anything gets none. */
export function generateGuards(document: OpenApi, calls: Call[]): Guards {
  const statements = new Map<string, Statement>()
  checkMarks(document, calls)

  /** Returns the name of a model's guard, or undefined when the model may be anything. */
  function modelGuard(name: string, schema: JsonSchema): string | undefined {
    const guard = `g${name}`
    if (!statements.has(guard)) {
      const uses = new Set<string>()
      const value = write(schema, uses)
      if (value === undefined) return undefined
      statements.set(guard, { name: guard, text: `const ${guard}: Guard = ${value};`, uses: [...uses] })
    }
    return guard
  }

  function write(schema: JsonSchema, uses: Set<string>): string | undefined {
    const guard = writePresent(schema, uses)
    return guard !== undefined && isNullable(schema) ? `['?', ${guard}]` : guard
  }

  /** Returns the guard of a value that is present. */
  function writePresent(schema: JsonSchema, uses: Set<string>): string | undefined {
    if (schema.$ref !== undefined) {
      const guard = modelGuard(schema.$ref.replace('#/components/schemas/', ''), resolve(document, schema))
      if (guard !== undefined) uses.add(guard)
      return guard
    }
    const options = optionsOf(schema)
    if (options) return writeChoice(schema, options, uses)
    switch (schema.type) {
      case 'object':
        return writeObject(schema, uses)
      case 'array':
        return writeList(schema['items'] as JsonSchema, uses)
      case 'string':
        return writeText(schema)
      case 'boolean':
        return "'flag'"
      case 'integer':
        return writeNumber('whole', schema)
      case 'number':
        return writeNumber('number', schema)
      default:
        return undefined
    }
  }

  function writeChoice(schema: JsonSchema, options: JsonSchema[], uses: Set<string>): string | undefined {
    const figure = figureOf(document, schema)
    if (figure) return `['figure', ${figure.least}, ${figure.most}, ${String(figure.pattern)}]`
    const present = options.filter((option) => option.type !== 'null')
    if (present.length === 1 && present[0]) return writePresent(present[0], uses)
    // The type of the value selects the option. Two options of the same type would need a more complex guard.
    const kinds = present.map((option) => resolve(document, option).type)
    if (new Set(kinds).size < kinds.length)
      throw new Error(`no guard for a choice between ${kinds.join(', ')}: see scripts/generate/guards.ts`)
    const guards = present.map((option) => write(option, uses))
    if (guards.includes(undefined)) return undefined
    const isId = guards.length === 2 && guards.includes("'text'") && guards.includes("'whole'")
    return isId ? "'id'" : `['either', [${guards.join(', ')}]]`
  }

  function writeList(item: JsonSchema, uses: Set<string>): string {
    const row = write(item, uses)
    if (row === undefined) return "['list']"
    // Figures in a list without names are known by their position. If one is removed, the positions of all later
    // figures change.
    const isComplete = removedWith(document, item) === 'list' || figureOf(document, resolve(document, item))
    return `['${isComplete ? 'complete' : 'list'}', ${row}]`
  }

  function writeObject(schema: JsonSchema, uses: Set<string>): string {
    const values = schema.properties === undefined ? schema['unevaluatedProperties'] : undefined
    if (typeof values === 'object' && values !== null) {
      const value = write(values as JsonSchema, uses)
      return value === undefined ? "['map']" : `['map', ${value}]`
    }
    const needed: string[] = []
    const optional: string[] = []
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      // An optional field is checked only when it has a value.
      const isRemovable = removedWith(document, field) === 'nothing'
      const guard = isRemovable ? writePresent(field, uses) : write(field, uses)
      if (guard === undefined) continue
      refuseHalfOptional(schema, name, field)
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
      const group = isRemovable ? optional : needed
      group.push(`    ${key}: ${guard},`)
    }
    const fields = [needed, optional].map((lines) =>
      lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`,
    )
    return `['object', ${optional.length === 0 ? fields[0] : fields.join(', ')}]`
  }

  /** The guard treats missing and null as the same, as the gateway does. */
  function refuseHalfOptional(owner: JsonSchema, name: string, field: JsonSchema): void {
    const isOptional = !(owner.required ?? []).includes(name)
    if (isOptional !== isNullable(field))
      throw new Error(`"${name}" has to be written as \`${name}?: T | null\`, or as \`${name}: T\``)
  }

  const contents: Guards['contents'] = new Map()
  for (const call of calls) {
    const uses = new Set<string>()
    const guard = writePresent(call.content, uses)
    if (guard === undefined) continue
    const said = mustSaySomething(document, call) ? `['some', ${guard}]` : guard
    const value = isNullable(call.content) ? `['?', ${said}]` : said
    contents.set(call.name, { value, uses: [...uses] })
  }
  return { models: [...statements.values()], contents }
}

const optionsOf = (schema: JsonSchema) => (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined

const isNullable = (schema: JsonSchema) =>
  optionsOf(schema)?.some((option) => option.type === 'null') ?? false

/** An enumeration is checked as text only: a new value is handled by the page and does not make the reply invalid. */
function writeText(schema: JsonSchema): string {
  if (typeof schema['pattern'] === 'string') return `['pattern', ${String(new RegExp(schema['pattern']))}]`
  const { minLength: shortest, maxLength: longest } = schema
  if (shortest === undefined && longest === undefined) return "'text'"
  return `['text', ${Number(shortest ?? 0)}, ${Number(longest ?? Infinity)}]`
}

function writeNumber(kind: 'whole' | 'number', { minimum, maximum }: JsonSchema): string {
  if (minimum === undefined && maximum === undefined) return `'${kind}'`
  return `['${kind}', ${Number(minimum ?? -Infinity)}, ${Number(maximum ?? Infinity)}]`
}
