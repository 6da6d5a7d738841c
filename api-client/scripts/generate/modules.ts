import { emitCall, HEADER, PACKS } from './emit.ts'
import type { Call, OpenApi } from './document.ts'
import type { Guards } from './guards.ts'
import { placeStatements, type Statement } from './places.ts'

/** What schemas import from src/checks.ts. */
const CHECKS = ['figure', 'file', 'matches', 'oneOf', 'whole', 'within']

/**
 * Writes one module for each call: its function, the guard of its content, and the guards of models that only this call
 * needs. A model whose guard several calls need gets a module of its own.
 *
 * A bundler moves whole modules: with all calls in one module, the first page would load every call that any page uses.
 *
 * @returns text by path below `src/gen`
 */
export function emitCallModules(document: OpenApi, calls: Call[], guards: Guards): Record<string, string> {
  const roots = calls.map(({ name }) => ({
    name,
    uses: guards.contents.get(name)?.uses ?? [],
    place: `calls/${name}`,
  }))
  const places = placeStatements(roots, guards.models, (name) => `guards/${name.slice(1)}`)
  const files: Record<string, string> = {}
  for (const place of new Set(places.values())) {
    const call = calls.find(({ name }) => place === `calls/${name}`)
    const content = call && guards.contents.get(call.name)
    const own = guards.models.filter(({ name }) => places.get(name) === place)
    const used = new Set([...own.flatMap(({ uses }) => uses), ...(content?.uses ?? [])])
    const pack = call && PACKS[call.sentAs]
    files[`${place}.ts`] = [
      HEADER,
      ...(call ? ["import type { CallOptions, Gateway } from '../../gateway.ts';"] : []),
      ...(call ? ["import type { Reply } from '../../reply.ts';"] : []),
      ...(own.length > 0 ? ["import type { Guard } from '../../guard.ts';"] : []),
      ...(pack === undefined ? [] : [`import { ${pack.name} } from '../../${pack.file}.ts';`]),
      ...imports(used, place, places),
      ...(call
        ? [`import type { ${call.typeName}Content, ${call.typeName}Request } from '../types.ts';`]
        : []),
      '',
      // What other modules import from this one has the same name as the module.
      ...own.map(({ name, text }) =>
        place === `guards/${name.slice(1)}` ? `export ${text}\n` : `${text}\n`,
      ),
      ...(call ? [emitCall(document, call, content?.value)] : []),
    ].join('\n')
  }
  refuseTwins(Object.keys(files))
  return files
}

/**
 * Writes the schemas, which no page needs at once: of all contents, of all requests, and of their models.
 *
 * @returns text by path below `src/gen`
 */
export function emitSchemaModules(calls: Call[], statements: Statement[]): Record<string, string> {
  const byName = new Map(statements.map((statement) => [statement.name, statement]))
  const rootOf = (name: string, place: string) => ({ name, uses: byName.get(name)?.uses ?? [], place })
  const roots = calls.flatMap(({ typeName }) => [
    rootOf(`z${typeName}Content`, 'contents'),
    rootOf(`z${typeName}Request`, 'requests'),
  ])
  const places = placeStatements(roots, statements, () => 'models')
  const files: Record<string, string> = {}
  for (const place of new Set(places.values())) {
    const own = statements.filter(({ name }) => places.get(name) === place)
    const exported = place === 'models' ? own.map(({ name }) => name) : roots.map(({ name }) => name)
    const used = new Set(own.flatMap(({ uses }) => uses))
    const checks = CHECKS.filter((name) => new RegExp(`(?<![\\w.'])${name}(?=[(),])`).test(code(own)))
    files[`${place}.ts`] = [
      HEADER,
      "import * as z from 'zod/mini';",
      ...(checks.length > 0 ? [`import { ${checks.join(', ')} } from '../checks.ts';`] : []),
      `import { lazySchema${place === 'contents' ? ', type Schema' : ''} } from '../schema.ts';`,
      ...imports(used, place, places),
      '',
      ...own.map(({ name, text }) =>
        exported.includes(name) ? `${text.replace(/^const /m, 'export const ')}\n` : `${text}\n`,
      ),
      ...(place === 'contents' ? [contentsByPath(calls)] : []),
    ].join('\n')
  }
  return files
}

function contentsByPath(calls: Call[]): string {
  return [
    '/** The schema of every content, by path. */',
    'export const contents: Readonly<Record<string, () => Schema>> = {',
    ...calls.map(({ path, typeName }) => `    '${path}': z${typeName}Content,`),
    '};',
    '',
  ].join('\n')
}

/** Imports from other modules, one line for each module. */
function imports(used: Set<string>, place: string, places: Map<string, string>): string[] {
  const up = place.includes('/') ? '../' : './'
  const foreign = new Map<string, string[]>()
  for (const name of [...used].toSorted()) {
    const from = places.get(name) ?? ''
    if (from !== place) foreign.set(from, [...(foreign.get(from) ?? []), name])
  }
  return Array.from(foreign, ([from, names]) => `import { ${names.join(', ')} } from '${up}${from}.ts';`)
}

/** Statements without their descriptions, whose words could look like code. */
function code(statements: Statement[]): string {
  return statements.map(({ text }) => text.replace(/^\/\*\*[^]*?\*\/\n/, '')).join('\n')
}

/** Some file systems do not distinguish capital letters in names. */
function refuseTwins(files: string[]): void {
  const seen = new Set<string>()
  for (const file of files.map((name) => name.toLowerCase())) {
    if (seen.has(file)) throw new Error(`two generated files are called ${file}`)
    seen.add(file)
  }
}
