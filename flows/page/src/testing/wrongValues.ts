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
  /** Where the value is, and what stands there instead. */
  place: Place
  wrong: unknown
}

type Place = readonly string[]

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
        place,
        wrong,
      }
    }
  }
}

/**
 * One wrong reply of each field, with another value where the client lets one through, else one that lacks it. A page shows a
 * field of every row by the same code.
 */
export function representativesOf(replies: readonly WrongReply[]): WrongReply[] {
  const byField = new Map<string, WrongReply>()
  for (const reply of replies) {
    const known = byField.get(reply.field)
    if (!known || (known.isMissing && !reply.isMissing)) byField.set(reply.field, reply)
  }
  return [...byField.values()]
}

/** The reply with several wrong values at once. They lie beside each other: see `groupsOf`. */
export function withAll(content: unknown, replies: readonly WrongReply[]): unknown {
  const reply = { content: JSON.parse(JSON.stringify(content)) as unknown }
  for (const { place, wrong } of replies) put(reply, ['content', ...place], wrong)
  return reply.content
}

/** Whether both can stand in one reply: neither value is a part of the other. */
const areApart = ({ place: one }: WrongReply, { place: other }: WrongReply) =>
  one.slice(0, other.length).some((key, at) => key !== other[at])

/** A row that is missing changes the places of those after it. */
const isRow = ({ place, wrong }: WrongReply) => wrong === undefined && /^\d+$/.test(place.at(-1) ?? '')

/**
 * The wrong replies in groups of at most `most` that can stand in one reply. Each day has other groups, so that two values of
 * which one hides the other are apart on most days.
 */
export function groupsOf(replies: readonly WrongReply[], most: number, day: number): WrongReply[][] {
  const groups: WrongReply[][] = []
  const turned = [...replies.entries()].toSorted(([one], [other]) => (one % (day + 2)) - (other % (day + 2)))
  for (const [, reply] of turned) {
    const fits = (group: WrongReply[]) =>
      group.length < most && group.every((each) => !isRow(each) && areApart(each, reply))
    const group = isRow(reply) ? undefined : groups.find(fits)
    if (group) group.push(reply)
    else groups.push([reply])
  }
  return groups
}

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
