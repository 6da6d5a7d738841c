import { destOf, ownPageOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import { titleOf } from '../title.ts'
import { destText } from './sheet.ts'

/** What a definition says about one page. */
export interface PageFacts {
  readonly page: string
  readonly path: string
  readonly pageId: string
  readonly title: string
  /** Codes of the server that open it. */
  readonly codes: readonly string[]
  readonly login: boolean
  /** Id of the policy that asks before the page is left. */
  readonly leave: string | null
  readonly over: boolean
  readonly final: boolean
  /** Where each exit leads. */
  readonly exits: Readonly<Record<string, string>>
}
/** What a definition says, as data. */
export interface FlowFacts {
  readonly id: string
  readonly base: string
  readonly start: string
  readonly entries: readonly string[]
  readonly theme: string | null
  readonly server: boolean
  readonly pages: readonly PageFacts[]
}

export const factsOf = (flow: FlowData): FlowFacts => ({
  id: flow.id,
  base: flow.base,
  start: flow.start,
  entries: flow.entries,
  theme: flow.theme,
  server: flow.server !== null,
  pages: Object.entries(flow.pages).map(([page, step]) => ({
    page,
    path: pathOf(flow, page),
    pageId: pageIdOf(flow, page),
    title: titleOf(step.title, {}),
    codes: Object.entries(flow.server?.codes ?? {}).flatMap(([code, named]) =>
      ownPageOf(flow, named) === page ? [code] : [],
    ),
    login: step.login,
    leave: step.leave?.id ?? null,
    over: step.over,
    final: step.final,
    exits: Object.fromEntries(
      Object.keys(step.exits).map((exit) => [exit, destText(destOf(flow, page, exit))]),
    ),
  })),
})

/** The facts of a flow, one a line: two of these lists can be compared. */
const linesOf = ({ id, start, entries, theme, pages }: FlowFacts): string[] => [
  `${id}: starts at ${start}`,
  ...entries.map((name) => `${id}: opened from outside at ${name}`),
  ...(theme === null ? [] : [`${id}: theme ${theme}`]),
  ...pages.flatMap(({ path, pageId, title, codes, login, leave, over, final, exits }) => [
    `${path}: page ${pageId}`,
    `${path}: title ${title}`,
    ...codes.map((code) => `${path}: code ${code}`),
    ...(login ? [] : [`${path}: no sign-in`]),
    ...(leave === null ? [] : [`${path}: asks on leaving (${leave})`]),
    ...(over ? [`${path}: over its parent`] : []),
    ...(final ? [`${path}: final`] : []),
    ...Object.entries(exits).map(([exit, dest]) => `${path}: exit ${exit} → ${dest}`),
  ]),
]

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** Place and kind of a fact: '/shop/form: title'. */
const placeOf = (line: string) => line.split(' ', 2).join(' ')

/** What changed between two versions of the flows: facts that went with '-', facts that came with '+', by their place. */
export function diffFlows(before: readonly FlowFacts[], after: readonly FlowFacts[]): string[] {
  const [old, now] = [before, after].map((flows) => flows.flatMap(linesOf))
  const gone = (old ?? []).filter((line) => !now?.includes(line)).map((line) => ({ line, sign: '-' }))
  const come = (now ?? []).filter((line) => !old?.includes(line)).map((line) => ({ line, sign: '+' }))
  return (
    [...gone, ...come]
      // The same place stands together, what went before what came.
      .toSorted((a, b) => compare(placeOf(a.line), placeOf(b.line)) || compare(b.sign, a.sign))
      .map(({ line, sign }) => `${sign} ${line}`)
  )
}
