import { figureOf, resolve, type Call, type JsonSchema, type OpenApi } from './document.ts'
import type { Statement } from './places.ts'

/** What must be true of contents in production; see src/guard.ts. */
export interface Guards {
  /** Guards of models, parts before what is made of them. */
  models: Statement[]
  /** By call: the guard of its content as an expression. None when the content may be anything. */
  contents: Map<string, { value: string; uses: string[] }>
}

/** Writes the guards of all contents and of the models in them; none where there is nothing to guard. */
export function generateGuards(document: OpenApi, calls: Call[]): Guards {
  const statements = new Map<string, Statement | undefined>()

  /** Name of a model's guard; none when there is nothing to guard. */
  function modelGuard(name: string, schema: JsonSchema): string | undefined {
    const guard = `g${name}`
    if (!statements.has(guard)) {
      const uses = new Set<string>()
      const value = write(schema, uses)
      statements.set(
        guard,
        value === undefined
          ? undefined
          : { name: guard, text: `const ${guard}: Guard = ${value};`, uses: [...uses] },
      )
    }
    return statements.get(guard)?.name
  }

  function write(schema: JsonSchema, uses: Set<string>): string | undefined {
    if (schema.$ref !== undefined) {
      const guard = modelGuard(schema.$ref.replace('#/components/schemas/', ''), resolve(document, schema))
      if (guard !== undefined) uses.add(guard)
      return guard
    }
    if (schema['enum'] !== undefined) return undefined
    const options = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
    if (options) return writeChoice(schema, options, uses)
    switch (schema.type) {
      case 'object':
        return writeObject(schema, uses)
      case 'array': {
        const item = write(schema['items'] as JsonSchema, uses)
        return item === undefined ? "['list']" : `['list', ${item}]`
      }
      case 'integer':
      case 'number':
        return 'minimum' in schema || 'maximum' in schema
          ? `['number', ${Number(schema['minimum'] ?? -Infinity)}, ${Number(schema['maximum'] ?? Infinity)}]`
          : undefined
      default:
        return undefined
    }
  }

  function writeChoice(schema: JsonSchema, options: JsonSchema[], uses: Set<string>): string | undefined {
    const figure = figureOf(document, schema)
    if (figure) return `['figure', ${figure.least}, ${figure.most}, ${String(figure.pattern)}]`
    const present = options.filter((option) => option.type !== 'null')
    if (present.length === 1 && present[0]) {
      const only = write(present[0], uses)
      return only && (options.length > present.length ? `['?', ${only}]` : only)
    }
    const guards = present.map((option) => write(option, uses)).filter((guard) => guard !== undefined)
    // A number among texts is known as such. A choice between things with insides would need a guard that chooses.
    const kinds = present.map((option) => resolve(document, option).type)
    if (guards.every((guard) => guard === "['list']")) return undefined
    if (guards.length > 1 || kinds.some((kind) => kind === 'object' || kind === 'array'))
      throw new Error(`no guard for a choice between ${kinds.join(', ')}: see scripts/generate/guards.ts`)
    return guards[0]
  }

  function writeObject(schema: JsonSchema, uses: Set<string>): string {
    const values = schema.properties === undefined ? schema['unevaluatedProperties'] : undefined
    if (typeof values === 'object' && values !== null) {
      const item = write(values as JsonSchema, uses)
      return item === undefined ? "['object']" : `['map', ${item}]`
    }
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      refuseHalfOptional(schema, name, field)
      const guard = write(field, uses)
      return guard === undefined ? [] : [`    ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${guard},`]
    })
    return fields.length === 0 ? "['object']" : `['object', {\n${fields.join('\n')}\n}]`
  }

  /** The guard takes missing and null for the same, as the gateway does. */
  function refuseHalfOptional(owner: JsonSchema, name: string, field: JsonSchema): void {
    const optional = !(owner.required ?? []).includes(name)
    const options = (field['anyOf'] ?? field['oneOf'] ?? []) as JsonSchema[]
    const nullable = options.some((option) => option.type === 'null')
    if (optional !== nullable && write(field, new Set()) !== undefined)
      throw new Error(`"${name}" has to be written as \`${name}?: T | null\`, or as \`${name}: T\``)
  }

  /** A content of one value fails the call when it is of another kind, however little there is to guard inside. */
  function writeContent(path: string, content: JsonSchema, uses: Set<string>): string | undefined {
    const guard = write(content, uses)
    const options = (content['anyOf'] ?? [content]) as JsonSchema[]
    const [option = {}, ...others] = options.filter(({ type }) => type !== 'null')
    const only = resolve(document, option)
    const { type: kind, minimum, maximum } = only
    if (kind === undefined || kind === 'object' || kind === 'array') return guard
    uses.clear()
    const optional = (value: string) => (options.length > 1 ? `['?', ${value}]` : value)
    if (others.length === 0 && kind === 'integer' && minimum !== undefined && maximum !== undefined)
      return optional(`['whole', ${Number(minimum)}, ${Number(maximum)}]`)
    const plain = Object.keys(only).every((keyword) => keyword === 'type' || keyword === 'description')
    if (others.length === 0 && kind === 'string' && plain) return optional("['text']")
    throw new Error(`no guard for the content of ${path}: see scripts/generate/guards.ts`)
  }

  const contents: Guards['contents'] = new Map()
  for (const { name, path, content } of calls) {
    const uses = new Set<string>()
    const value = writeContent(path, content, uses)
    if (value !== undefined) contents.set(name, { value, uses: [...uses] })
  }
  return { models: [...statements.values()].filter((statement) => statement !== undefined), contents }
}
