import { parse } from 'yaml'
import { idempotencyFault } from './idempotency.ts'

/** The parts of a JSON schema that the generator itself looks at. */
export interface JsonSchema {
  $ref?: string
  type?: string
  required?: string[]
  properties?: Record<string, JsonSchema>
  [keyword: string]: unknown
}

interface MediaTypes {
  content: Record<string, { schema: JsonSchema }>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: JsonSchema
}

interface Operation {
  summary: string
  description: string
  requestBody?: MediaTypes
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, Partial<MediaTypes>>
  'x-outcome'?: 'read' | 'write'
  'x-attempts'?: number
  'x-session'?: 'none'
  'x-idempotency-key'?: string
  'x-log'?: string[]
  'x-results'?: Record<string, string>
  'x-accepts'?: number[]
}

/** An OpenAPI 3.1 document as TypeSpec writes it. */
export interface OpenApi {
  openapi: string
  info: Record<string, unknown>
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, Parameter> }
}

/** Name of the schema that stands for a file in a form. */
export const UPLOAD_FILE = 'UploadFile'

/** How a request travels: as a JSON body, as the query of a GET, or as form data. */
export type SentAs = 'json' | 'query' | 'form'

/** One call of the contract, ready to be written as code. */
export interface Call {
  /** Key of the call: the path below `/api`, or the whole path when it lies elsewhere (then with a slash first). */
  path: string
  /** Function name: `cash/getAmount` is `cashGetAmount`. */
  name: string
  /** Type name: `CashGetAmount`. */
  typeName: string
  method: 'GET' | 'POST'
  sentAs: SentAs
  summary: string
  description: string
  request: JsonSchema
  content: JsonSchema
  outcome: 'read' | 'write'
  attempts: number
  session: boolean
  idempotencyKey: string | undefined
  log: string[]
  results: Record<string, string>
  /** Results besides 200 that bring a content. */
  accepts: number[]
}

/**
 * Reads a document. In OpenAPI 3.1 a file of a form is a property without a type; here it becomes a schema with a name,
 * so that everything after this can tell it from a property that may be anything.
 */
export function parseDocument(text: string): OpenApi {
  const document = parse(text) as OpenApi
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const form = operation.requestBody?.content[FORM]?.schema
    if (!form) continue
    const { properties = {} } = resolve(document, form)
    for (const [name, { description, ...schema }] of Object.entries(properties)) {
      if (Object.keys(schema).length > 0) continue
      const file: JsonSchema = { $ref: `#/components/schemas/${UPLOAD_FILE}` }
      properties[name] = description === undefined ? file : { description, ...file }
      document.components.schemas[UPLOAD_FILE] = UPLOAD_FILE_SCHEMA
    }
  }
  return document
}

const FORM = 'multipart/form-data'

const UPLOAD_FILE_SCHEMA: JsonSchema = {
  type: 'string',
  format: 'binary',
  description: 'A file. Its name and kind travel with it.',
}

/** Reads the calls out of a document, by path. Refuses what the transport could not carry out. */
export function readCalls(document: OpenApi): Call[] {
  return Object.entries(document.paths)
    .flatMap(([url, item]) =>
      (['get', 'post'] as const).flatMap((verb) => {
        const operation = item[verb]
        return operation ? [readCall(document, url, verb === 'get' ? 'GET' : 'POST', operation)] : []
      }),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function readCall(document: OpenApi, url: string, method: 'GET' | 'POST', operation: Operation): Call {
  const path = url.startsWith('/api/') ? url.slice('/api/'.length) : url
  const typeName = path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  const [sentAs, request] = requestOf(document, url, method, operation)
  const call: Call = {
    path,
    name: typeName.charAt(0).toLowerCase() + typeName.slice(1),
    typeName,
    method,
    sentAs,
    summary: operation.summary,
    description: operation.description,
    request,
    content: contentSchema(operation, url),
    outcome: operation['x-outcome'] ?? fail(url, 'x-outcome is missing'),
    attempts: operation['x-attempts'] ?? 1,
    session: operation['x-session'] !== 'none',
    idempotencyKey: operation['x-idempotency-key'],
    log: operation['x-log'] ?? [],
    results: operation['x-results'] ?? {},
    accepts: operation['x-accepts'] ?? [],
  }
  for (const code of call.accepts) {
    if (!(code in call.results)) fail(url, `${code} in x-accepts is not explained in x-results`)
  }
  const { properties = {}, required = [] } = resolve(document, call.request)
  const fields = Object.keys(properties)
  const named = [...call.log, ...(call.idempotencyKey === undefined ? [] : [call.idempotencyKey])]
  for (const field of named) {
    if (!fields.includes(field)) fail(url, `"${field}" in x-log or x-idempotency-key is no request field`)
  }
  const fault = idempotencyFault(call, required)
  if (fault !== undefined) fail(url, fault)
  return call
}

function requestOf(
  document: OpenApi,
  url: string,
  method: 'GET' | 'POST',
  operation: Operation,
): [SentAs, JsonSchema] {
  if (method === 'GET') {
    const query = querySchema(document, operation)
    refuseNonText(document, url, query, false)
    return ['query', query]
  }
  const content = operation.requestBody?.content
  const form = content?.[FORM]?.schema
  if (form) {
    refuseNonText(document, url, form, true)
    return ['form', form]
  }
  return ['json', content?.['application/json']?.schema ?? fail(url, 'a POST needs a JSON body or form data')]
}

function querySchema(document: OpenApi, operation: Operation): JsonSchema {
  const query = (operation.parameters ?? [])
    .map((parameter) => ('$ref' in parameter ? parameterOf(document, parameter.$ref) : parameter))
    .filter((parameter) => parameter.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(
      query.map(({ name, description, schema }) => [
        name,
        description === undefined ? schema : { description, ...schema },
      ]),
    ),
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  }
}

function parameterOf(document: OpenApi, ref: string): Parameter {
  const name = ref.replace('#/components/parameters/', '')
  return document.components.parameters?.[name] ?? fail(ref, 'no such parameter')
}

/** Queries and forms carry text (and forms files): a number would reach the server as another kind than the contract says. */
function refuseNonText(document: OpenApi, url: string, request: JsonSchema, files: boolean): void {
  for (const [name, field] of Object.entries(resolve(document, request).properties ?? {})) {
    const schema = resolve(document, field)
    if (schema.type !== 'string') fail(url, `"${name}" travels as text, so it has to be text`)
    if (schema['format'] === 'binary' && !files) fail(url, `"${name}" is a file, which needs a form`)
  }
}

/** The envelope belongs to the transport: a call's answer is what stands in `Content`. */
function contentSchema(operation: Operation, url: string): JsonSchema {
  const envelope = operation.responses['200']?.content?.['application/json']?.schema
  const content = envelope?.properties?.['Content'] ?? fail(url, 'the reply is no Envelope')
  // The words about the envelope's field do not describe the answer.
  const { description: _description, ...schema } = content
  return schema
}

/** Follows a reference to the schema that it names. */
export function resolve(document: OpenApi, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  return resolve(document, document.components.schemas[name] ?? fail(schema.$ref, 'no such schema'))
}

/** A union of a bounded number and a text with a pattern: an amount, a rate. */
export interface Figure {
  least: number
  most: number
  pattern: RegExp
}

/** The figure that a schema describes, if it does. */
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

function fail(where: string, why: string): never {
  throw new Error(`${where}: ${why}`)
}
