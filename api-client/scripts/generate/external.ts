import { parse, stringify } from 'yaml'
import type { JsonSchema, OpenApi } from './document.ts'
import { follow, rewrite, type Origin } from './externalSchema.ts'

type Paths = OpenApi['paths']
type Operation = NonNullable<Paths[string]['post']>
type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>

/** The parts of a provider's document that the generator reads. */
interface External {
  openapi?: string
  servers?: { url: string }[]
  paths: Record<string, Record<string, Partial<Operation> & { operationId?: string }>>
  components?: { schemas?: Record<string, JsonSchema>; parameters?: Record<string, Parameter> }
}

type Tagged = Operation & { operationId?: string; tags?: string[] }

const VERBS = ['get', 'post'] as const

/**
 * Replaces all calls of some domains in the contract by the calls of the provider's own documents.
 *
 * Details that such a document does not have (`x-outcome`, `x-log`, `x-idempotency-key` …) are kept from the contract's
 * call with the same path. On a new path, a POST counts as a write that is sent once, unless the document says
 * otherwise.
 *
 * @param text the contract, OpenAPI 3.1
 * @param externals documents by domain, which is the tag of its calls; OpenAPI 3.0 or 3.1
 */
export function withExternal(text: string, externals: Record<string, string>): string {
  if (Object.keys(externals).length === 0) return text
  const document = parse(text) as OpenApi
  for (const [domain, external] of Object.entries(externals))
    replaceDomain(document, domain, parse(external) as External)
  return stringify(document, { lineWidth: 0 })
}

function replaceDomain(document: OpenApi, domain: string, external: External): void {
  if (!/^3\.[01]\./.test(external.openapi ?? '')) fail(domain, 'only OpenAPI 3.0 and 3.1 can be read')
  const replaced = removeCalls(document, domain)
  if (Object.keys(replaced).length === 0) fail(domain, 'the contract has no calls with this tag')
  dropUnused(document)
  const origin = originOf(document, domain, external)
  const base = new URL(external.servers?.[0]?.url ?? '/', 'https://gateway.example').pathname.replace(
    /\/$/,
    '',
  )
  for (const [path, item] of Object.entries(external.paths)) {
    const url = path.startsWith('/api/') ? path : `${base}${path}`
    if (document.paths[url]) fail(domain, `${url} belongs to another domain`)
    document.paths[url] = Object.fromEntries(
      VERBS.flatMap((verb) => {
        const operation = item[verb]
        if (!operation) return []
        return [
          [
            verb,
            operationOf(domain, url, verb, operation, { external, origin, before: replaced[url]?.[verb] }),
          ],
        ]
      }),
    )
  }
  for (const [name, schema] of Object.entries(origin.schemas))
    document.components.schemas[origin.nameOf(name)] = rewrite(schema, { ...origin, within: name })
  dropUnused(document)
}

/** Removes the calls of a domain and returns them. */
function removeCalls(document: OpenApi, domain: string): Paths {
  const taken = Object.entries(document.paths).filter(([, item]) =>
    VERBS.some((verb) => (item[verb] as Tagged | undefined)?.tags?.includes(domain)),
  )
  for (const [url] of taken) delete document.paths[url]
  return Object.fromEntries(taken)
}

/**
 * Returns the name of a schema in the contract. It changes only when the contract has another schema with that name, or
 * creates one for a call.
 */
function originOf(document: OpenApi, domain: string, external: External): Origin {
  const taken = new Set(Object.keys(document.components.schemas))
  const prefix = `${domain.charAt(0).toUpperCase()}${domain.slice(1)}`
  const isTaken = (name: string) => taken.has(name) || /(?:Request|Content)$/.test(name)
  return {
    schemas: external.components?.schemas ?? {},
    nameOf: (name) => {
      const plain = name.replaceAll(/\W/g, '')
      return isTaken(plain) ? `${prefix}${plain.replace(/(Request|Content)$/, '$1Model')}` : plain
    },
  }
}

function operationOf(
  domain: string,
  url: string,
  verb: (typeof VERBS)[number],
  operation: Partial<Operation> & { operationId?: string },
  { external, origin, before }: { external: External; origin: Origin; before: Operation | undefined },
): Tagged {
  const fields = fieldsOf(operation, origin)
  // A removed field is left out of the report fields. A removed idempotency key must stop the generator.
  const kept = { ...before, 'x-log': before?.['x-log']?.filter((field) => fields.includes(field)) ?? [] }
  const extensions = Object.entries({ ...kept, ...operation }).filter(([name]) => name.startsWith('x-'))
  const title = operation.summary ?? before?.summary ?? url
  return {
    operationId: (before as Tagged | undefined)?.operationId ?? `${domain}_${url.replaceAll(/\W+/g, '_')}`,
    summary: title,
    description:
      operation.description ?? before?.description ?? `${title}, as the provider's document has it.`,
    tags: [domain],
    'x-outcome': verb === 'get' ? 'read' : 'write',
    ...Object.fromEntries(extensions),
    ...(verb === 'get'
      ? { parameters: parametersOf(url, operation, external, origin) }
      : { requestBody: bodyOf(operation, origin) }),
    responses: responsesOf(url, operation, origin),
  }
}

/** Names of the fields of a request body. */
function fieldsOf({ requestBody }: Partial<Operation>, { schemas }: Origin): string[] {
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(follow(schema, schemas).properties ?? {}),
  )
}

/** The fields of a query. All of them are sent as text. */
function parametersOf(
  url: string,
  operation: Partial<Operation>,
  external: External,
  origin: Origin,
): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => {
      if (!('$ref' in parameter)) return parameter
      const name = parameter.$ref.replace('#/components/parameters/', '')
      return external.components?.parameters?.[name] ?? fail(url, `no parameter ${parameter.$ref}`)
    })
    .filter((parameter) => parameter.in !== 'header' && parameter.in !== 'cookie')
    .map((parameter) => {
      if (parameter.in === 'path') fail(url, 'addresses with parameters are not known here')
      return { ...parameter, schema: asText(follow(parameter.schema, origin.schemas), origin) }
    })
}

const TEXT_OF: Readonly<Record<string, JsonSchema>> = {
  integer: { type: 'string', pattern: String.raw`^-?\d+$` },
  number: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` },
  boolean: { type: 'string', enum: ['true', 'false'] },
}

function asText(schema: JsonSchema, origin: Origin): JsonSchema {
  const { nullable: _nullable, ...plain } = schema
  if (schema.type === 'string') return rewrite(plain, origin)
  return TEXT_OF[schema.type ?? ''] ?? { type: 'string' }
}

const NO_FIELDS: JsonSchema = { type: 'object', unevaluatedProperties: {} }

function bodyOf({ requestBody }: Partial<Operation>, origin: Origin): Operation['requestBody'] {
  const form = requestBody?.content['multipart/form-data']?.schema
  if (form)
    return { content: { 'multipart/form-data': { schema: formOf(follow(form, origin.schemas), origin) } } }
  const [json] = Object.entries(requestBody?.content ?? {}).filter(([type]) => /json|\*/.test(type))
  return { content: { 'application/json': { schema: json ? rewrite(json[1].schema, origin) : NO_FIELDS } } }
}

/** In OpenAPI 3.1 a file is a field without a type. All other fields of a form are text. */
function formOf(schema: JsonSchema, origin: Origin): JsonSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { description } = field
    const found = follow(field, origin.schemas)
    const written = found['format'] === 'binary' ? {} : asText(found, origin)
    return [name, typeof description === 'string' ? { ...written, description } : written] as const
  })
  return {
    type: 'object',
    ...(schema.required && { required: schema.required }),
    properties: Object.fromEntries(fields) as Record<string, JsonSchema>,
  }
}

/** Wraps the reply schema in this contract's envelope. */
function responsesOf(url: string, operation: Partial<Operation>, origin: Origin): Operation['responses'] {
  const { content = {} } = operation.responses?.['200'] ?? operation.responses?.['default'] ?? {}
  const [found] = Object.entries(content).filter(([type]) => /json|\*/.test(type))
  const envelope = found ? follow(found[1].schema, origin.schemas) : undefined
  const answer = envelope?.properties?.['Content'] ?? fail(url, 'the reply has no Content: it is no envelope')
  return {
    '200': {
      description: 'The reply of the gateway.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['Result'],
            properties: {
              Result: { type: 'integer' },
              ResultMessage: { anyOf: [{ type: 'string' }, { type: 'null' }] },
              Content: rewrite(answer, origin),
            },
          },
        },
      },
    } as Operation['responses'][string],
  }
}

/** Removes schemas and parameters that no call refers to. */
function dropUnused({ paths, components }: OpenApi): void {
  const { schemas, parameters = {} } = components
  const named: Record<string, unknown> = {
    ...prefixed('schemas', schemas),
    ...prefixed('parameters', parameters),
  }
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/(\w+\/[^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(named[name] ?? {})
    }
  }
  visit(paths)
  for (const name of Object.keys(schemas)) if (!used.has(`schemas/${name}`)) delete schemas[name]
  for (const name of Object.keys(parameters)) if (!used.has(`parameters/${name}`)) delete parameters[name]
}

function prefixed(kind: string, items: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(items).map(([name, item]) => [`${kind}/${name}`, item]))
}

function fail(where: string, why: string): never {
  throw new Error(`contract/external: ${where}: ${why}`)
}
