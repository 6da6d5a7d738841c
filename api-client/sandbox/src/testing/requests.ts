import { registry, type CallPath } from '@koo/api-client/registry'
import fc from 'fast-check'
import { resolve, type JsonSchema } from '../../../scripts/generate/document.ts'
import { allows } from '../../../src/testing/allows.ts'
import { calls, document, valuesOf, valuesOfMap } from '../../../src/testing/samples.ts'
import { MAGIC_CODES, MAGIC_INPUTS, personas, type SentFile } from '../index.ts'

/** A request made from the schema, with numbers that select which of its values are replaced by known ones. */
export interface GeneratedRequest {
  request: unknown
  picks: number[]
}

/** Generates requests of one call from its schema in openapi.yaml alone; the same ones for the same seed. */
export function generateRequests(path: CallPath, count: number, seed: number): GeneratedRequest[] {
  const schema = requestSchema(path)
  const picks = fc.array(fc.noBias(fc.nat({ max: 999 })), { minLength: 8, maxLength: 8 })
  return fc.sample(fc.record({ request: valuesOf(schema), picks }), { numRuns: count, seed })
}

function requestSchema(path: CallPath): JsonSchema {
  const call = calls.find((each) => each.path === path)
  if (!call) throw new Error(`the document has no ${path}`)
  return call.request
}

/** Values from replies, by the name of their field: later requests can use them. */
export class Known {
  readonly #values = new Map<string, unknown[]>(magicValues())

  /** Collects all texts and numbers of a reply. */
  collect(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 12)) this.collect(name, item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, field] of Object.entries(value).slice(0, 60)) this.collect(key, field)
    else if (typeof value === 'string' || typeof value === 'number') this.#add(name, value)
  }

  #add(name: string, value: string | number): void {
    const key = name.toLowerCase()
    const values = this.#values.get(key) ?? []
    if (values.includes(value)) return
    values.unshift(value)
    this.#values.set(key, values.slice(0, 12))
  }

  /** Possible values of a field: values of the same name, of its singular, of any identifier, magic inputs. */
  candidates(name: string): unknown[] {
    const key = name.toLowerCase()
    const named = [key, key.replace(/(?:list|s)$/, ''), key.replace(/^(?:front|back|live|sub)/, '')]
    const found = named.flatMap((each) => this.#values.get(each) ?? [])
    if (found.length > 0) return found
    return (
      this.#values.get(key.match(/(?:id|no|key|code|url|token|date|month|amount|period)s?$/)?.[0] ?? ANY) ??
      []
    )
  }
}

const ANY = '*'

/** Values of the magic inputs. */
function magicValues(): Array<[string, unknown[]]> {
  const magic = MAGIC_INPUTS.map((input) => input.value)
  return [
    ['verifycode', Object.values(MAGIC_CODES)],
    ['smscode', Object.values(MAGIC_CODES)],
    ['mobile', personas.slice(0, 12).map((persona) => persona.mobile)],
    ['type', [1, 2, '1', '2']],
    ['pagetype', ['1', '2', '3']],
    ['amount', [500, 1000, '3000.00', 5000]],
    [ANY, magic],
  ]
}

/** How many of a request's values are replaced, in percent. */
const SHARES = [0, 60, 100, 100]

/**
 * Replaces some values of the request by known ones. If the result breaks the contract, the generated request is used
 * unchanged. Files become their metadata.
 */
export function withKnown(path: CallPath, { request, picks }: GeneratedRequest, known: Known): unknown {
  let leaf = 0
  const share = SHARES[(picks[5] ?? 0) % SHARES.length] ?? 0
  const write = (schema: JsonSchema, value: unknown, name: string): unknown => {
    const model = resolve(document, schema)
    if (value instanceof Blob) return value
    if (Array.isArray(value)) return value.map((item) => write(itemsOf(model), item, name))
    if (typeof value === 'object' && value !== null) {
      const values = valuesOfMap(model)
      return Object.fromEntries(
        Object.entries(value).map(([key, field]) => [
          key,
          write(values ?? model.properties?.[key] ?? {}, field, key),
        ]),
      )
    }
    const pick = picks[leaf++ % picks.length] ?? 0
    const wanted = pick % 100 < share ? known.candidates(name) : []
    const found = wanted.filter((candidate) => allows(schema, candidate))
    return found.length === 0 ? value : found[pick % found.length]
  }
  const replaced = write(requestSchema(path), request, '')
  return registry[path].request.safeParse(replaced).success ? replaced : request
}

function itemsOf(model: JsonSchema): JsonSchema {
  return (model['items'] as JsonSchema | undefined) ?? {}
}

const FILE_NAMES = ['正面.jpg', 'a.png', '.mp4', 'notes.txt', 'a'.repeat(300)]
const FILE_TYPES = ['image/jpeg', 'image/png', 'video/mp4', 'text/plain', 'application/octet-stream']

/** The request as handlers get it: a file becomes its metadata. */
export function received(request: unknown, picks: readonly number[]): unknown {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return request
  const [name = 0, type = 0, size = 0] = picks
  const magic = MAGIC_INPUTS.map((input) => input.value).filter((value) => /\.\w+$/.test(value))
  const names = [...FILE_NAMES, ...magic]
  const file: SentFile = {
    name: names[name % names.length] ?? '',
    type: FILE_TYPES[type % FILE_TYPES.length] ?? '',
    size: [0, 1, 90_000, 3_000_000, 19_000_000][size % 5] ?? 0,
    fileId: `F${String(size).padStart(16, '0')}`,
  }
  return Object.fromEntries(
    Object.entries(request).map(([key, value]) => [key, value instanceof Blob ? file : value]),
  )
}
