// The lists of the specification as the project holds them, and what uses each line, found from the code.
import fs from 'node:fs'
import path from 'node:path'
import type { allFacts } from '../../../flows/core/bin/steps.ts'
import { placesOf, readCitations, readEntries } from '../citations.ts'
import { areasOf, readRules, readTests } from '../rules.ts'
import { callLines, type Call } from './calls.ts'
import { readFields, type Entity } from './fields.ts'
import type { Line } from './line.ts'
import { fileOf } from './reach.ts'
import type { Code } from './code.ts'
import { orphansOf } from './subjects.ts'

const read = <T>(root: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as T

/** A part or a value: the name or text that the code has for it. */
export interface Named {
  id: string
  name: string
  finds: string
}

/** Lines of things that have a name in the code. */
export const namedLines = (list: string, { words }: Pick<Code, 'words'>, rows: readonly Named[]): Line[] =>
  rows.map(({ id, name, finds }) => ({
    list,
    id,
    area: id.slice(0, id.indexOf('.')),
    says: name,
    by: [...(words.get(finds) ?? [])],
  }))

/** Lines of the fields of entities. */
export function fieldLines({ root, sources, reached }: Code, entities: readonly Entity[]): Line[] {
  const reads = readFields(root, sources, reached, entities)
  return entities.flatMap(({ id, fields }) =>
    fields.map((field) => ({
      list: 'fields',
      id: `${id}.${field}`,
      area: id,
      says: field,
      by: [...new Set(reads.get(`${id}.${field}`))],
    })),
  )
}

/** Lines of the rules: a test counts when it looks at something that is reached. */
export function ruleLines({ sources, reached }: Code): Line[] {
  const rules = readRules()
  const tests = readTests(areasOf(rules)).map((test) => ({
    ...test,
    orphans: orphansOf(sources, reached, test.file, test),
  }))
  return rules.map(({ id, statement }) => {
    const own = tests.filter(({ tags }) => tags.includes(id))
    const by = own.filter(({ orphans }) => orphans === null || orphans.length === 0)
    const unseen = own.flatMap(({ orphans }) => orphans ?? [])
    return {
      list: 'rules',
      id,
      area: id.slice(0, id.indexOf('.')),
      says: statement,
      by: by.map(({ file, title }) => `${file}: ${title}`),
      ...(by.length === 0 &&
        unseen.length > 0 && { but: `no page reaches ${[...new Set(unseen)].join(', ')}` }),
    }
  })
}

/** A flow, as `npm run flow -- list --json` prints it. */
type FlowFacts = Awaited<ReturnType<typeof allFacts>>[number]

interface Route {
  path: string
  title: string
  pageId: string
}

/** Lines of the routes: a page counts when a flow that is reached has it. */
export function routeLines(
  { reached }: Pick<Code, 'reached'>,
  routes: Readonly<Record<string, readonly Route[]>>,
  facts: readonly FlowFacts[],
): Line[] {
  const files = new Set([...reached.keys()].map(fileOf))
  const stepOf = new Map(
    facts.flatMap(({ package: folder, pages }) =>
      files.has(`flows/${folder}/src/flow.ts`)
        ? pages.map(({ pageId, step }) => [pageId, `flows/${step}`])
        : [],
    ),
  )
  return Object.entries(routes).flatMap(([area, pages]) =>
    pages.map(({ path: own, title, pageId }) => {
      const step = stepOf.get(pageId)
      return {
        list: 'routes',
        id: pageId,
        area,
        says: `${own} ${title}`,
        by: step === undefined ? [] : [step],
      }
    }),
  )
}

/** What decides beside the app: the contract, the lender of the sandbox, the run. */
const DECIDES =
  /\.tsp$|^api-client\/(contract|sandbox|scripts)(\/|$)|^\.ci\/|^pack\/|^app\/scripts\/|^stories\//

/** Lines of the gaps: one counts when code that is reached, or what decides beside it, stands on its answer. */
export function gapLines({ root, reached }: Pick<Code, 'root' | 'reached'>): Line[] {
  const entries = readEntries(root).filter(({ id }) => /^gap \d/.test(id))
  const cited = placesOf(readCitations(root, entries))
  const files = new Set([...reached.keys()].map(fileOf))
  const stands = (place: string) => {
    const file = place.replace(/:\d+$/, '')
    return files.has(file) || DECIDES.test(file) || [...files].some((each) => each.startsWith(`${file}/`))
  }
  return entries.map(({ id, asks, says, area = '', at = [] }) => ({
    list: 'gaps',
    id,
    area,
    says: asks ?? says,
    by: [...(cited.get(id) ?? []), ...at].filter(stands),
  }))
}

/** Every line of the specification, by lists. */
export function readLines(code: Code, facts: readonly FlowFacts[]): Line[] {
  const { root } = code
  return [
    ...routeLines(code, read(root, 'flows/inventory.json'), facts),
    ...namedLines('widgets', code, read<Named[]>(root, 'flows/widgets.json')),
    ...ruleLines(code),
    ...callLines(code, read<Call[]>(root, 'api-client/contract/inventory.json')),
    ...fieldLines(code, read<Entity[]>(root, 'api-client/contract/entities.json')),
    ...namedLines('environment', code, read<Named[]>(root, 'flows/environment.json')),
    ...gapLines(code),
  ]
}
