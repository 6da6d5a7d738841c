import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { HEADER } from './emit.ts'
import { UPLOAD_FILE, type Call, type OpenApi } from './document.ts'
import { figureOf } from './figure.ts'
import type { Statement } from './places.ts'

/**
 * Generates types and zod schemas of the document's models, and of each call's request and content.
 *
 * The library sees models only: envelope and paths are removed before, so that no type describes HTTP.
 */
export async function generateSchemas(
  document: OpenApi,
  calls: Call[],
  workFolder: string,
): Promise<{ types: string; schemas: Statement[] }> {
  const models: OpenApi = {
    ...document,
    paths: {},
    components: { schemas: { ...document.components.schemas } },
  }
  for (const call of calls) {
    add(models, `${call.typeName}Request`, call.request)
    add(models, `${call.typeName}Content`, call.content)
  }
  const output = join(workFolder, 'hey-api')
  await createClient({
    input: withReadableMaps(models),
    output: { path: output, postProcess: [] },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/typescript', { name: 'zod', compatibilityVersion: 'mini' }],
  })
  return {
    types: tidyTypes(readFileSync(join(output, 'types.gen.ts'), 'utf8')),
    schemas: makeLazy(
      withOwnChecks(withFiles(withFigures(document, readFileSync(join(output, 'zod.gen.ts'), 'utf8')))),
    ),
  }
}

function add(models: OpenApi, name: string, schema: Call['request']): void {
  if (schema.$ref === `#/components/schemas/${name}`) return
  if (name in models.components.schemas) throw new Error(`the model name ${name} is taken by a call`)
  models.components.schemas[name] = schema
}

/** TypeSpec writes the values of a map as `unevaluatedProperties`, which the library reads as "anything". */
function withReadableMaps(models: OpenApi): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(models).replaceAll('"unevaluatedProperties":', '"additionalProperties":'),
  ) as Record<string, unknown>
}

function tidyTypes(source: string): string {
  return source
    .replace(/^\/\/ This file.*\n/, HEADER)
    .replace(/export type ClientOptions = \{[^}]*\{\}\);\n\};\n\n/, '')
}

/** Replaces the text type that the library writes for a file by `file()`. */
function withFiles(source: string): string {
  return source.replace(new RegExp(`(?<=^export const z${UPLOAD_FILE} = )[^;]+(?=;$)`, 'm'), 'file()')
}

/** Replaces a union of a bounded number and a text with a pattern (an amount, a rate) by one `figure`. */
function withFigures(document: OpenApi, source: string): string {
  let text = source
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const found = figureOf(document, schema)
    if (!found) continue
    const made = `figure(${found.least}, ${found.most}, ${String(found.pattern)})`
    const before = text
    text = text.replace(new RegExp(`(?<=^export const z${name} = )[^;]+(?=;$)`, 'm'), made)
    if (text === before) throw new Error(`the schema of ${name} was not found`)
  }
  return text
}

/** The functions of zod that schemas may use. Any other one makes the schemas larger, so adding it is a decision. */
const KNOWN = [
  'array',
  'boolean',
  'literal',
  'number',
  'null',
  'nullable',
  'nullish',
  'object',
  'optional',
  'record',
  'string',
  'union',
  'unknown',
]

/** Replaces zod's checks by the smaller ones of src/checks.ts. */
function withOwnChecks(source: string): string {
  const replaced = source
    .replaceAll('z.int().check(', 'z.number().check(whole, ')
    .replaceAll('z.int()', 'z.number().check(whole)')
    .replace(/\bz\.enum\((\[[^\]]*\])\)/g, 'z.string().check(oneOf($1))')
    .replace(/\bz\.(?:gte|minLength)\(([^()]+)\), z\.(?:lte|maxLength)\(([^()]+)\)/g, 'within($1, $2)')
    .replaceAll('z.regex(', 'matches(')
  const used = new Set(Array.from(replaced.matchAll(/\bz\.(\w+)\(/g), (match) => match[1] ?? ''))
  const unknown = [...used].filter((name) => !KNOWN.includes(name))
  if (unknown.length > 0)
    throw new Error(`schemas use z.${unknown.join(', z.')}: see scripts/generate/schemas.ts`)
  return replaced
}

/**
 * Turns every schema into a function that builds it at first use.
 *
 * The library writes `z.string().check(...)`, which no bundler may remove, and which builds all schemas when the module
 * is loaded. Building hundreds of schemas at once delays a slow phone visibly.
 */
function makeLazy(source: string): Statement[] {
  const names = new Set(Array.from(source.matchAll(/^export const (z[A-Z]\w*) = /gm), (match) => match[1]))
  const statements = Array.from(
    source.matchAll(
      /(^\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export const (z[A-Z]\w*) = ([^]*?);$(?=\n\n|\n*(?![^]))/gm,
    ),
    ([, description = '', name = '', value = '']) => {
      const uses = new Set<string>()
      const called = value.replace(/(?<![\w.'])z[A-Z]\w*(?![\w'])/g, (word) => {
        if (!names.has(word)) return word
        uses.add(word)
        return `${word}()`
      })
      const text = `${description}const ${name} = /*#__PURE__*/ lazySchema(() => ${called});`
      return { name, text, uses: [...uses] }
    },
  )
  if (statements.length !== names.size)
    throw new Error(`${names.size} schemas, but ${statements.length} were read`)
  return statements
}
