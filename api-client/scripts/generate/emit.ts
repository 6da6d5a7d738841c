import { resolve, type Call, type OpenApi, type SentAs } from './document.ts'

/** First line of every generated file. */
export const HEADER = '// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.\n'

/** The function that packs a request, by the way it travels, with its file in `src`. JSON is the default. */
export const PACKS: Partial<Record<SentAs, { name: string; file: string }>> = {
  query: { name: 'asQuery', file: 'pack' },
  // Apart: no page that people open first sends a file.
  form: { name: 'asForm', file: 'packForm' },
}

/** Name of the plain object for query and mutation libraries. */
const helperOf = (call: Call) => `${call.name}${call.outcome === 'read' ? 'Query' : 'Mutation'}`

/**
 * Writes `calls.ts`, which exports all calls. Each call has a module of its own, so that a bundler can move it to where
 * it is used.
 */
export function emitCalls(calls: Call[]): string {
  return [
    HEADER,
    ...calls.map((call) => `export { ${call.name}, ${helperOf(call)} } from './calls/${call.name}.ts';`),
    '',
  ].join('\n')
}

/**
 * Writes the function of a call, and a plain object for query and mutation libraries.
 *
 * @param guard the guard of the call's content, as an expression
 */
export function emitCall(document: OpenApi, call: Call, guard: string | undefined): string {
  const { name, typeName } = call
  const pack = PACKS[call.sentAs]
  const optional = (resolve(document, call.request).required ?? []).length === 0
  const request = `request: ${typeName}Request${optional ? ' = {}' : ''}`
  const spec = [
    `path: ${quote(call.path)}`,
    ...(guard === undefined ? [] : [`guard: ${guard}`]),
    ...(pack === undefined ? [] : [`pack: ${pack.name}`]),
    ...(call.accepts.length > 0 ? [`accepts: [${[200, ...call.accepts].join(', ')}]`] : []),
    ...(call.outcome === 'write' ? ['write: true'] : []),
    ...(call.refusals === undefined ? [] : [`refusals: [${call.refusals.join(', ')}]`]),
    // Another key, such as a month, is a value that the page knows.
    ...(call.idempotencyKey === 'serialNumber' ? ['serial: true'] : []),
    ...(call.attempts > 1 ? [`attempts: ${call.attempts}`] : []),
    ...(call.session === 'required'
      ? []
      : [`session: ${call.session === 'none' ? 'false' : quote(call.session)}`]),
    ...(call.log.length > 0 ? [`log: [${call.log.map(quote).join(', ')}]`] : []),
  ].join(', ')
  return [
    '/**',
    ` * ${call.summary}: ${call.method} ${call.path}`,
    ' *',
    ...call.description.split('\n').map((line) => ` * ${line}`.trimEnd()),
    ...Object.entries(call.results).map(([code, meaning]) => ` * - Result ${code}: ${meaning}`),
    ...(call.supersededBy === undefined
      ? []
      : [' *', ` * @deprecated An older form; pages call ${call.supersededBy}.`]),
    ' */',
    `export function ${name}(gateway: Gateway, ${request}, options?: CallOptions): Reply<${typeName}Content, ${refusalsOf(call)}> {`,
    `    return gateway.call({ ${spec} }, request, options);`,
    '}',
    '',
    ...(call.outcome === 'read'
      ? [
          `/** ${call.path} for a query library: the key holds path and request. */`,
          `export function ${helperOf(call)}(gateway: Gateway, ${request}) {`,
          '    return {',
          `        queryKey: [${quote(call.path)}, request] as const,`,
          `        queryFn: (context: CallOptions) => ${name}(gateway, request, { signal: context.signal }),`,
          '    };',
          '}',
        ]
      : [
          `/** ${call.path} for a mutation library. */`,
          `export function ${helperOf(call)}(gateway: Gateway) {`,
          '    return {',
          `        mutationKey: [${quote(call.path)}] as const,`,
          `        mutationFn: (${request}) => ${name}(gateway, request),`,
          '    };',
          '}',
        ]),
    '',
  ].join('\n')
}

/** The type of the Results by which a call may be refused, those of any call left out. */
function refusalsOf({ results, accepts }: Call): string {
  const codes = Object.keys(results).filter((code) => !accepts.includes(Number(code)))
  return codes.length > 0 ? codes.join(' | ') : 'never'
}

/** Writes `registry.ts`: the whole contract as data, for the sandbox and for tests. Pages never import it. */
export function emitRegistry({ 'x-results': common = {} }: OpenApi, calls: Call[]): string {
  const types = calls.flatMap((call) => [`${call.typeName}Content`, `${call.typeName}Request`])
  const contents = calls.map((call) => `z${call.typeName}Content`)
  const requests = calls.map((call) => `z${call.typeName}Request`)
  return [
    HEADER,
    "import type { CallContract } from '../contract.ts';",
    `import { ${contents.toSorted().join(', ')} } from './contents.ts';`,
    `import { ${requests.toSorted().join(', ')} } from './requests.ts';`,
    `import type { ${types.toSorted().join(', ')} } from './types.ts';`,
    '',
    '/** Results by which any call may be refused, with their meanings. */',
    `export const commonResults = { ${meanings(common)} } as const;`,
    '/** A Result by which any call may be refused. */',
    'export type CommonRefusal = keyof typeof commonResults;',
    '',
    '/** Request, content and refusals of every call, by path; the refusals of any call are `CommonRefusal`. */',
    'export interface Calls {',
    ...calls.map(
      (call) =>
        `    ${quote(call.path)}: { request: ${call.typeName}Request; content: ${call.typeName}Content; refusal: ${refusalsOf(call)} };`,
    ),
    '}',
    '',
    '/** A call of the contract. */',
    'export type CallPath = keyof Calls;',
    '',
    '/** The contract of every call, by path. */',
    'export const registry: { readonly [P in CallPath]: CallContract } = {',
    ...calls.map(emitContract),
    '};',
    '',
  ].join('\n')
}

function emitContract(call: Call): string {
  return [
    `    ${quote(call.path)}: {`,
    `        path: ${quote(call.path)},`,
    `        method: ${quote(call.method)},`,
    `        sentAs: ${quote(call.sentAs)},`,
    `        summary: ${quote(call.summary)},`,
    `        outcome: ${quote(call.outcome)},`,
    `        attempts: ${call.attempts},`,
    `        session: ${call.session === 'required'},`,
    `        idempotencyKey: ${call.idempotencyKey === undefined ? 'undefined' : quote(call.idempotencyKey)},`,
    `        log: [${call.log.map(quote).join(', ')}],`,
    `        results: {${Object.keys(call.results).length > 0 ? ` ${meanings(call.results)} ` : ''}},`,
    `        refusals: ${call.refusals === undefined ? 'undefined' : `[${call.refusals.join(', ')}]`},`,
    `        accepts: [${call.accepts.join(', ')}],`,
    ...(call.supersededBy === undefined ? [] : [`        supersededBy: ${quote(call.supersededBy)},`]),
    `        get request() { return z${call.typeName}Request(); },`,
    `        get content() { return z${call.typeName}Content(); },`,
    '    },',
  ].join('\n')
}

/** Results as the fields of an object. */
const meanings = (results: Record<string, string>): string =>
  Object.entries(results)
    .map(([code, meaning]) => `${code}: ${quote(meaning)}`)
    .join(', ')

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
