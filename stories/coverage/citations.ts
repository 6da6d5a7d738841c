// Which code stands on which reason. A comment, a tag of a test or a guide cites a reason by its id: `gap 12`, `OC-39`,
// `semantics 7.1`, `spec 4 "Exit retention"`, `security 1.10`, `couponRule.7`, `decision 012`. The reasons are entries in
// stories/docs/rules, and the records in stories/docs/decisions.
//   node stories/coverage/citations.ts         a table: each entry and the places that cite it
//   node stories/coverage/citations.ts gap 12  the same for one entry, or for an area: gap, couponRule
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * A reason that code may cite. One that nobody cites says where it stands all the same (`at`, files or folders), or why it
 * stands nowhere (`waits`).
 */
export interface Entry {
  id: string
  says: string
  /** The question that the entry answers. */
  asks?: string
  area?: string
  at?: string[]
  waits?: string
}

/** `place` is `file:line`. */
export interface Citation {
  id: string
  place: string
}

/** The head of a record: `stories/docs/decisions/NNN-name.mdx`. */
export interface Decision {
  number: string
  title: string
  area: string
  day: string
  status: string
}

const FOLDER = 'stories/docs/rules'
const DECISIONS = 'stories/docs/decisions'
const READ = /\.(tsx?|mts|mjs|tsp|mdx|md)$/
/** Generated files cite what their source does; a change log says what was true once. */
const NOT_READ =
  /(^|\/)(gen|released|dist)\/|CHANGELOG\.md$|^stories\/docs\/rules\/|^\.changeset\/|^stories\/coverage\/|\/citations\./
const PROSE = /\.mdx?$/
const TEST = /\.(test|spec|stories)\.\w+$|\/testing\//

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const json = <T>(root: string, file: string) => JSON.parse(read(root, file)) as T

/** Every record, by number. Throws where one has not the form of the others. */
export function readDecisions(root: string): Decision[] {
  const files = fs.readdirSync(path.join(root, DECISIONS)).filter((name) => /^\d{3}-/.test(name))
  return files.map((file) => {
    const form =
      /\n# (\d{3}) (.+)\n\n(.+) · (\d{4}-\d\d-\d\d) · (stands|replaced by decision \d{3})\n\n\*\*Decision\.\*\* .+\n\n\*\*Why\.\*\* /
    const [, number = '', title = '', area = '', day = '', status = ''] =
      form.exec(read(root, `${DECISIONS}/${file}`)) ?? []
    if (!file.startsWith(`${number}-`) || number === '')
      throw new Error(
        `${DECISIONS}/${file} is no record: number and title, area · day · status, decision, why.`,
      )
    return { number, title, area, day, status }
  })
}

/** Every entry: those of the folder, the records of decisions, and the rules of the product, which are data of their own. */
export function readEntries(root: string): Entry[] {
  const pages = fs.readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.json'))
  const untested = json<{ rules: Record<string, { reason: string }> }>(root, 'flows/spec-answers.json').rules
  const rules = json<{ id: string; statement: string }[]>(root, 'flows/rules.json')
  return [
    ...pages.flatMap((name) => json<Entry[]>(root, `${FOLDER}/${name}`)),
    ...readDecisions(root).map(({ number, title, area }) => {
      return { id: `decision ${number}`, says: title, area, waits: 'a record stands by itself' }
    }),
    ...rules.map(({ id, statement }) => {
      const waits = untested[id]?.reason
      return { id, says: statement, area: id.split('.')[0] ?? id, ...(waits ? { waits } : {}) }
    }),
  ]
}

/** Finds the ids in a text, each with its place in it. `areas` are those of the rules. */
export function idsIn(text: string, areas: readonly string[]): { id: string; at: number }[] {
  // Line breaks of comments are blanks, so that a citation may run over two lines. Places stay.
  const flat = text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, (gap) => ' '.repeat(gap.length))
  const found: { id: string; at: number }[] = []
  const each = (pattern: RegExp, ids: (match: RegExpMatchArray) => string[]) => {
    for (const match of flat.matchAll(pattern))
      for (const id of ids(match)) found.push({ id, at: match.index })
  }
  const numbers = (prefix: string) => (match: RegExpMatchArray) =>
    (match[1] ?? '').match(/N?\d+(?:\.\d+)*|[A-Z]{2,3}-\d+/g)?.map((number) => `${prefix} ${number}`) ?? []
  each(/\bgaps? +(N?\d+(?:(?:, +| +and +| +to +)(?:gap +)?N?\d+)*)\b/g, numbers('gap'))
  each(/\bsemantics +(\d+(?:\.\d+)?(?:(?:, +| +and +)\d+(?:\.\d+)?)*)\b/g, numbers('semantics'))
  each(/\bdecisions? +(\d{3}(?:(?:, +| +and +)\d{3})*)\b/g, numbers('decision'))
  each(/\bsecurity +(\d+(?:\.\d+)?(?:(?:, +| +and +)\d+(?:\.\d+)?)*)\b/g, numbers('security'))
  each(/\bOC-\d+/g, ([id]) => [id])
  each(/\b[sS]pec((?:(?:,| and)? +\d(?: "[^"]+"(?:, "[^"]+")*)?(?![\d.]))+)/g, ([, list = '']) =>
    sections(list),
  )
  each(
    new RegExp(String.raw`(?<![\w./-])(?:${areas.join('|')})\.[1-9]\d*(?![\w.]*\()(?!\w)`, 'g'),
    ([id]) => [id],
  )
  return found
}

/** ` 2 "Amount box", 4` is `spec 2 "Amount box"` and `spec 4`. */
function sections(list: string): string[] {
  return [...list.matchAll(/(\d)((?: "[^"]+"(?:, "[^"]+")*)?)/g)].flatMap(([, number = '', names = '']) => {
    const named = [...names.matchAll(/"[^"]+"/g)].map(
      ([name]) => `spec ${number} ${name.replace(/ +/g, ' ')}`,
    )
    return named.length > 0 ? named : [`spec ${number}`]
  })
}

/** What of a file can cite: all of prose and of a test, the comments of everything else; the rest is blank. */
export function citing(file: string, text: string): string {
  if (PROSE.test(file) || TEST.test(file)) return text
  const kept = text.replace(/[^\n]/g, ' ').split('')
  for (const { index, 0: comment } of text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g))
    for (let at = 0; at < comment.length; at++) kept[index + at] = comment[at] ?? ''
  return kept.join('')
}

/** Every citation of the project, in the order of its files. */
export function readCitations(root: string, entries: readonly Entry[]): Citation[] {
  const areas = areasOf(entries)
  const git = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n')
  return files
    .filter((file) => READ.test(file) && !NOT_READ.test(file) && fs.existsSync(path.join(root, file)))
    .flatMap((file) => {
      const text = citing(file, read(root, file))
      return idsIn(text, areas).map(({ id, at }) => ({ id, place: `${file}:${lineOf(text, at)}` }))
    })
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

export const areasOf = (entries: readonly Entry[]) => [
  ...new Set(
    entries.map(({ id }) => /^([a-zA-Z]+)\.\d+$/.exec(id)?.[1]).filter((area) => area !== undefined),
  ),
]

/** Places by entry. */
export function placesOf(citations: readonly Citation[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { id, place } of citations) places.set(id, [...new Set([...(places.get(id) ?? []), place])])
  return places
}

/** Holds citations and entries against each other; one line a fault. */
export function faultsOf(
  entries: readonly Entry[],
  citations: readonly Citation[],
  exists: (file: string) => boolean,
): string[] {
  const known = new Set(entries.map(({ id }) => id))
  const cited = placesOf(citations)
  const twice = entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) !== at)
  return [
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, place }) =>
          `${place} cites ${id}, which ${FOLDER} does not have. Write the entry, or say the fact instead.`,
      ),
    ...twice.map(({ id }) => `${id} is two entries of ${FOLDER}. Leave one.`),
    ...entries
      .filter(({ id, at, waits }) => !cited.has(id) && !at && !waits)
      .map(
        ({ id }) =>
          `${id} is an entry that nobody cites. Cite it, take it out, or say in \`at\` where it stands, in \`waits\` why nowhere.`,
      ),
    ...entries.flatMap(({ id, at = [] }) =>
      at.filter((file) => !exists(file)).map((file) => `${id} stands in ${file}, which does not exist.`),
    ),
  ]
}

/** The rule as `boundaries` checks it. */
export function citationFaults(root: string): string[] {
  const entries = readEntries(root)
  return faultsOf(entries, readCitations(root, entries), (file) => fs.existsSync(path.join(root, file)))
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..', '..')
  const entries = readEntries(root)
  const cited = placesOf(readCitations(root, entries))
  const wanted = process.argv.slice(2).join(' ')
  const isWanted = ({ id }: Entry) => wanted === '' || id === wanted || /^[ .]/.test(id.slice(wanted.length))
  for (const entry of entries.filter(({ id }) => id.startsWith(wanted)).filter(isWanted)) {
    const places = [...(cited.get(entry.id) ?? []), ...(entry.at ?? [])]
    console.log(
      [`${entry.id}  ${entry.says}`, ...(places.length > 0 ? places : [entry.waits])].join('\n    '),
    )
  }
}
