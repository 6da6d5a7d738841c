import type { CallSpec } from '@koo/api-client'

type Guard = NonNullable<CallSpec['guard']>
type Fields = Readonly<Record<string, Guard>>

/** Wrong values that a broken server may send in place of any value. */
const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  nothing: undefined,
  'a number': 7,
  'a text': '未知',
  'an empty text': '',
  'a text that says NaN': 'NaN',
  'an object': { code: '1' },
  'a list': ['1'],
  'a huge number': 9e15,
  'a negative number': -1,
  'a flag': true,
}

/** A reply with one wrong value. */
export interface WrongReply {
  /** What is wrong, in words: `.couponList.0.amount is null`. */
  name: string
  /** The field, the same for every row of a list. */
  field: string
  /** The value is missing; otherwise it is a wrong one. */
  isMissing: boolean
  content: unknown
}

/**
 * The reply with each of its values set to each wrong kind, one at a time: every field that it has or that its guard
 * names, at any depth, of lists the first and the last row.
 */
export function* wrongRepliesOf(guard: Guard | undefined, content: unknown): Generator<WrongReply> {
  const text = JSON.stringify(content)
  for (const place of placesOf(guard, content)) {
    for (const [kind, wrong] of Object.entries(WRONG)) {
      const reply = { content: JSON.parse(text) as unknown }
      put(reply, ['content', ...place], wrong)
      yield {
        name: `${place.map((key) => `.${key}`).join('')} is ${kind}`,
        field: place.filter((key) => !/^\d+$/.test(key)).join('.'),
        isMissing: wrong == null,
        content: reply.content,
      }
    }
  }
}

type Place = readonly string[]

function* placesOf(guard: Guard | undefined, value: unknown): Generator<Place> {
  yield []
  if (typeof value !== 'object' || value === null) return
  const values = value as Readonly<Record<string, unknown>>
  for (const key of keysOf(guard, value)) {
    for (const place of placesOf(partOf(guard, key), values[key])) yield [key, ...place]
  }
}

function keysOf(guard: Guard | undefined, value: object): string[] {
  if (Array.isArray(value)) return [...new Set([0, value.length - 1])].filter((at) => at >= 0).map(String)
  return [...new Set([...Object.keys(value), ...Object.keys(fieldsOf(guard))])]
}

/** Guard of a part; none where the contract allows anything. */
function partOf(guard: Guard | undefined, key: string): Guard | undefined {
  if (guard === undefined || typeof guard === 'string') return undefined
  switch (guard[0]) {
    case '?':
    case 'some':
      return partOf(guard[1], key)
    case 'list':
    case 'complete':
    case 'map':
      return guard[1]
    default:
      return fieldsOf(guard)[key]
  }
}

function fieldsOf(guard: Guard | undefined): Fields {
  if (guard?.[0] === '?' || guard?.[0] === 'some') return fieldsOf(guard[1] as Guard)
  return guard?.[0] === 'object' ? { ...(guard[1] as Fields), ...(guard[2] as Fields | undefined) } : {}
}

function put(owner: object, [key = '', ...rest]: Place, value: unknown): void {
  const values = owner as Record<string, unknown>
  if (rest.length > 0) put(values[key] as object, rest, value)
  else if (value !== undefined) values[key] = value
  else if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else delete values[key]
}
