import { parse } from 'yaml'
import { idempotencyFault } from './idempotency.ts'

/** The properties of a JSON schema that the generator reads. */
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
  'x-session'?: 'none' | 'optional'
  'x-idempotency-key'?: string
  'x-log'?: string[]
  'x-results'?: Record<string, string>
  'x-refusals'?: number[]
  'x-accepts'?: number[]
  'x-superseded'?: string
}

/** An OpenAPI 3.1 document as TypeSpec writes it. */
export interface OpenApi {
  openapi: string
  info: Record<string, unknown>
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  /** Refusals of any call. */
  'x-results'?: Record<string, string>
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, Parameter> }
}

/** Name of the schema for a file in a form. */
export const UPLOAD_FILE = 'UploadFile'

/** How a request travels: as a JSON body, as the query of a GET, or as form data. */
export type SentAs = 'json' | 'query' | 'form'

/** One call of the contract, as the generator needs it. */
export interface Call {
  /** Key of the call: the path below `/api`, or the whole path with its first slash when it lies elsewhere. */
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
  session: 'required' | 'none' | 'optional'
  idempotencyKey: string | undefined
  log: string[]
  /** Refusals of this call, and what each means. */
  results: Record<string, string>
  /** The refusals that prove that the server did nothing. Undefined when every refusal proves it. */
  refusals: number[] | undefined
  /** Results besides 200 whose reply has a Content. */
  accepts: number[]
  /** Path of the newer call that pages make instead. */
  supersededBy: string | undefined
}

/**
 * Reads an OpenAPI document. In OpenAPI 3.1 a file field of a form is a property without a type. Here it gets a named
 * schema, so that later steps can distinguish it from a property of any type.
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

/** Returns the calls of a document, sorted by path. Throws when the transport does not support a call. */
export function readCalls(document: OpenApi): Call[] {
  const calls = Object.entries(document.paths)
    .flatMap(([url, item]) =>
      (['get', 'post'] as const).flatMap((verb) => {
        const operation = item[verb]
        return operation ? [readCall(document, url, verb === 'get' ? 'GET' : 'POST', operation)] : []
      }),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const current = new Set(calls.filter((call) => call.supersededBy === undefined).map((call) => call.path))
  for (const { path, supersededBy } of calls) {
    if (supersededBy !== undefined && !current.has(supersededBy))
      fail(path, `"${supersededBy}" in x-superseded is no call that pages make`)
  }
  return calls
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
    session: operation['x-session'] ?? 'required',
    idempotencyKey: operation['x-idempotency-key'],
    log: operation['x-log'] ?? [],
    results: operation['x-results'] ?? {},
    refusals: operation['x-refusals'],
    accepts: operation['x-accepts'] ?? [],
    supersededBy: operation['x-superseded'],
  }
  for (const code of call.accepts) {
    if (!(code in call.results)) fail(url, `${code} in x-accepts is not explained in x-results`)
  }
  for (const code of call.refusals ?? []) {
    if (!(code in call.results)) fail(url, `${code} in x-refusals is not explained in x-results`)
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

/** Queries and forms send text (and forms files). A number would arrive at the server as text, against the contract. */
function refuseNonText(document: OpenApi, url: string, request: JsonSchema, files: boolean): void {
  for (const [name, field] of Object.entries(resolve(document, request).properties ?? {})) {
    const schema = resolve(document, field)
    if (schema.type !== 'string') fail(url, `"${name}" travels as text, so it has to be text`)
    if (schema['format'] === 'binary' && !files) fail(url, `"${name}" is a file, which needs a form`)
  }
}

/** The transport handles the envelope. The reply type of a call is the schema of `Content`. */
function contentSchema(operation: Operation, url: string): JsonSchema {
  const envelope = operation.responses['200']?.content?.['application/json']?.schema
  const content = envelope?.properties?.['Content'] ?? fail(url, 'the reply is no Envelope')
  // The description of the envelope's field does not describe the content.
  const { description: _description, ...schema } = content
  return schema
}

/** Returns the schema that a reference points to. */
export function resolve(document: OpenApi, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  return resolve(document, document.components.schemas[name] ?? fail(schema.$ref, 'no such schema'))
}

function fail(where: string, why: string): never {
  throw new Error(`${where}: ${why}`)
}
