// The calls of the specification, and which of them the app makes.
import fs from 'node:fs'
import path from 'node:path'
import type { Code } from './code.ts'
import type { Line } from './line.ts'
import { fileOf, type Place } from './reach.ts'

/** A call of the contract's inventory. */
export interface Call {
  id: string
  path: string | null
  specified: string
  /** Key of the call where it differs from the path. */
  call?: string
  /** What the code has for a call that does not go to the server. */
  finds?: string
}

const CALLS = 'api-client/src/gen/calls/'
const PATH = /^[a-z]\w*(?:\/\w+)+$/

/** The calls that the app makes, by their paths, with the declarations that make them. */
export function madeCalls({ reached, words }: Pick<Code, 'reached' | 'words'>): Map<string, Place[]> {
  const made = new Map<string, Place[]>()
  const isClient = (place: Place) => fileOf(place).startsWith(CALLS)
  for (const [word, places] of words) {
    const own = word.replace(/^\//, '')
    if (!PATH.test(own) || !places.some(isClient)) continue
    const by = places.flatMap((place) => reached.get(place) ?? []).filter((place) => !isClient(place))
    made.set(own, [...(made.get(own) ?? []), ...by])
  }
  return made
}

/** What the client says of its calls: those that nobody confirmed, and the ones that came instead of older forms. */
function clientNotes(root: string) {
  const proposed = new Set<string>()
  const instead = new Map<string, string>()
  for (const file of fs.globSync(`${CALLS}*.ts`, { cwd: root })) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const [, own = ''] = / \* .*: (?:GET|POST) \/?(\S+)\n/.exec(text) ?? []
    if (text.includes('(proposed)')) proposed.add(own)
    const [, newer] = /@deprecated An older form; pages call (\S+)\./.exec(text) ?? []
    if (newer) instead.set(own, newer)
  }
  return { proposed, instead }
}

/** The specification speaks of signing in and out, and names no calls. */
const SIGNING = new Set(['user/login', 'user/logout', 'user/sendLoginCode'])

/** Lines of the calls, of those that the contract adds as proposals, and of those that the app makes and nobody declared. */
export function callLines(code: Pick<Code, 'root' | 'reached' | 'words'>, calls: readonly Call[]): Line[] {
  const made = madeCalls(code)
  const { proposed, instead } = clientNotes(code.root)
  const lines = calls.map(({ id, path: address, specified, call, finds }): Line => {
    const own = (call ?? address ?? '').replace(/^\//, '')
    const newer = made.get(instead.get(own) ?? '')?.map((place) => `${instead.get(own)}: ${place}`)
    return {
      list: 'calls',
      id,
      area: id.slice(0, id.indexOf('.')),
      says: address ?? id,
      by: finds === undefined ? (made.get(own) ?? newer ?? []) : [...(code.words.get(finds) ?? [])],
      ...(specified === 'name-only' && { isNameOnly: true }),
    }
  })
  const known = new Set(calls.map(({ path: own, call }) => (call ?? own ?? '').replace(/^\//, '')))
  const added = [...proposed].filter((own) => !known.has(own)).toSorted()
  return [
    ...lines,
    ...added.map((own): Line => {
      return {
        list: 'proposed calls',
        id: own,
        area: own.slice(0, own.indexOf('/')),
        says: own,
        by: made.get(own) ?? [],
      }
    }),
    ...undeclaredLines(made, new Set([...known, ...proposed, ...SIGNING])),
  ]
}

/** A line for each call that is made and that nobody declared: nothing may use it. */
export const undeclaredLines = (made: ReadonlyMap<string, unknown>, declared: ReadonlySet<string>): Line[] =>
  [...made.keys()]
    .filter((own) => !declared.has(own))
    .map((own) => ({
      list: 'calls',
      id: own,
      area: 'undeclared',
      says: own,
      by: [],
      but: 'it is made, but neither the specification nor the contract as a proposal has it',
    }))
