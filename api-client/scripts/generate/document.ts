import { parse } from 'yaml'

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

interface Operation {
  summary: string
  description: string
  requestBody?: MediaTypes
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  responses: Record<string, Partial<MediaTypes>>
  'x-outcome'?: 'read' | 'write'
  'x-attempts'?: number
  'x-session'?: 'none'
  'x-idempotency-key'?: string
  'x-log'?: string[]
  'x-results'?: Record<string, string>
}

/** An OpenAPI 3.1 document as TypeSpec writes it. */
export interface OpenApi {
  openapi: string
  info: Record<string, unknown>
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, JsonSchema> }
}

/** One call of the contract, ready to be written as code. */
export interface Call {
  /** Key of the call: the path below `/api`, or the whole path when it lies elsewhere (then with a slash first). */
  path: string
  /** Function name: `cash/getAmount` is `cashGetAmount`. */
  name: string
  /** Type name: `CashGetAmount`. */
  typeName: string
  method: 'GET' | 'POST'
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
}

export function parseDocument(text: string): OpenApi {
  return parse(text) as OpenApi
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
  const call: Call = {
    path,
    name: typeName.charAt(0).toLowerCase() + typeName.slice(1),
    typeName,
    method,
    summary: operation.summary,
    description: operation.description,
    request: method === 'GET' ? querySchema(operation) : bodySchema(operation, url),
    content: contentSchema(operation, url),
    outcome: operation['x-outcome'] ?? fail(url, 'x-outcome is missing'),
    attempts: operation['x-attempts'] ?? 1,
    session: operation['x-session'] !== 'none',
    idempotencyKey: operation['x-idempotency-key'],
    log: operation['x-log'] ?? [],
    results: operation['x-results'] ?? {},
  }
  const fields = Object.keys(resolve(document, call.request).properties ?? {})
  const named = [...call.log, ...(call.idempotencyKey === undefined ? [] : [call.idempotencyKey])]
  for (const field of named) {
    if (!fields.includes(field)) fail(url, `"${field}" in x-log or x-idempotency-key is no request field`)
  }
  return call
}

function bodySchema(operation: Operation, url: string): JsonSchema {
  return operation.requestBody?.content['application/json']?.schema ?? fail(url, 'a POST needs a JSON body')
}

function querySchema(operation: Operation): JsonSchema {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
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

function fail(where: string, why: string): never {
  throw new Error(`${where}: ${why}`)
}
