import { emitCall, HEADER, PACKS } from './emit.ts'
import type { Call, OpenApi } from './document.ts'
import type { SchemaStatement } from './schemas.ts'

/** What schemas use of src/checks.ts. */
const CHECKS = ['figure', 'file', 'matches', 'oneOf', 'whole', 'within']

const REQUESTS = 'requests'

/**
 * Writes one module a call, with its function, the schema of its answer and the models that nobody else needs; one module
 * for each model that several need; and one for all requests, which only the registry reads.
 *
 * A bundler moves whole modules: with all calls in one, the first page would carry every call that any page uses.
 *
 * @returns text by path below `src/gen`
 */
export function emitModules(
  document: OpenApi,
  calls: Call[],
  statements: SchemaStatement[],
): Record<string, string> {
  const places = placeSchemas(calls, statements)
  const files: Record<string, string> = {}
  for (const place of new Set(places.values())) {
    const own = statements.filter(({ name }) => places.get(name) === place)
    const call = calls.find(({ name }) => place === `calls/${name}`)
    files[`${place}.ts`] = emitModule(place, own, places, call ? { document, call } : undefined)
  }
  refuseTwins(Object.keys(files))
  return files
}

/**
 * The module of every schema that is needed: the one of its only user, or a module of its own. Users come first in the
 * order that is followed, so theirs is known by then.
 */
function placeSchemas(calls: Call[], statements: SchemaStatement[]): Map<string, string> {
  const byName = new Map(statements.map((statement) => [statement.name, statement]))
  const roots = new Map<string, string>(
    calls.flatMap(({ name, typeName }) => [
      [`z${typeName}Content`, `calls/${name}`] as const,
      [`z${typeName}Request`, REQUESTS] as const,
    ]),
  )
  const users = new Map<string, Set<string>>()
  const order: string[] = []
  const visit = (name: string) => {
    if (order.includes(name)) return
    for (const used of byName.get(name)?.uses ?? []) {
      users.set(used, (users.get(used) ?? new Set()).add(name))
      visit(used)
    }
    order.push(name)
  }
  for (const root of roots.keys()) visit(root)

  const places = new Map(roots)
  for (const name of order.toReversed()) {
    if (roots.has(name)) continue
    const [place = '', ...others] = new Set(
      Array.from(users.get(name) ?? [], (user) => places.get(user) ?? ''),
    )
    places.set(name, others.length === 0 ? place : `models/${name.slice(1)}`)
  }
  return places
}

function emitModule(
  place: string,
  own: SchemaStatement[],
  places: Map<string, string>,
  made: { document: OpenApi; call: Call } | undefined,
): string {
  const up = place.includes('/') ? '../' : './'
  // Parts of another schema of the same module stay inside; the rest is what the module is for.
  const inside = new Set(own.flatMap((statement) => statement.uses))
  const body = [
    ...own.map(({ name, text }) => (inside.has(name) ? text : text.replace(/^const /m, 'export const '))),
    made ? emitCall(made.document, made.call) : '',
  ].join('\n\n')
  const foreign = [...inside].filter((name) => places.get(name) !== place).toSorted()
  const checks = CHECKS.filter((name) => new RegExp(`(?<![\\w.'])${name}(?=[(),])`).test(code(own)))
  const { call } = made ?? {}
  const pack = call && PACKS[call.sentAs]
  return [
    HEADER,
    ...(/\bz\./.test(code(own)) ? ["import * as z from 'zod/mini';"] : []),
    ...(checks.length > 0 ? [`import { ${checks.join(', ')} } from '${up}../checks.ts';`] : []),
    ...(call ? [`import type { CallOptions, Gateway } from '${up}../gateway.ts';`] : []),
    ...(pack === undefined ? [] : [`import { ${pack} } from '${up}../pack.ts';`]),
    `import { lazySchema } from '${up}../schema.ts';`,
    ...foreign.map((name) => `import { ${name} } from '${up}${places.get(name)}.ts';`),
    ...(call
      ? [`import type { ${call.typeName}Content, ${call.typeName}Request } from '${up}types.ts';`]
      : []),
    '',
    body,
  ].join('\n')
}

/** Statements without their descriptions: words in there are no code. */
function code(statements: SchemaStatement[]): string {
  return statements.map(({ text }) => text.replace(/^\/\*\*[^]*?\*\/\n/, '')).join('\n')
}

/** Some file systems take names for the same that differ in capitals only. */
function refuseTwins(files: string[]): void {
  const seen = new Set<string>()
  for (const file of files.map((name) => name.toLowerCase())) {
    if (seen.has(file)) throw new Error(`two generated files are called ${file}`)
    seen.add(file)
  }
}
