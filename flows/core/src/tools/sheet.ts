import type { Dest } from '../destination.ts'
import { destOf, homeOf, ownPageOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import { withQuery } from '../search.ts'
import { titleOf } from '../title.ts'
import { consentLines } from './consents.ts'
import { environmentLines, needsText } from './environments.ts'
import { orderLines, type PartnerOrder } from './partners.ts'

const yes = (value: boolean) => (value ? 'yes' : '')
const cell = (text: string) => text.replaceAll('|', '\\|')

/** A destination as text, with all that it says: the query, and how the history goes on. */
export function destText(dest: Dest): string {
  if (dest.to === 'page') return withQuery(dest.page, dest.query) + historyText(dest)
  if (dest.to === 'link') return `link ${withQuery(dest.key, dest.query)}${historyText(dest)}`
  if (dest.to === 'url') return dest.url
  if (dest.to === 'partner') return `partner ${dest.code}`
  if (dest.to !== 'server') return dest.to
  return dest.otherwise ? `asks the server, else partner ${dest.otherwise.code}` : 'asks the server'
}

/** How the history goes on, where it gets no further entry, and whether visitors sign in before. */
function historyText({ reuse, replace, signIn }: Partial<Record<'reuse' | 'replace' | 'signIn', boolean>>) {
  const ways = [signIn && 'signs in', reuse && 'reuses', replace && 'replaces'].filter(Boolean)
  return ways.length === 0 ? '' : ` (${ways.join(', ')})`
}

/** What a tester signs in with or types, and what happens then. */
export interface TestInput {
  readonly input: string
  readonly value: string
  readonly effect: string
}

/**
 * Facts of a flow for a partner's testers, as Markdown: addresses, ids, titles, codes, sign-in, guards, exits, return
 * codes, the order of the partner's steps, environments, test inputs.
 */
export function sheet(
  flow: FlowData,
  inputs: readonly TestInput[] = [],
  partners: readonly PartnerOrder[] = [],
  basename = '/pages/credit',
): string {
  const codes = Object.entries(flow.server?.codes ?? {})
  const pages = Object.entries(flow.pages).map(([name, step]) => {
    const named = codes.filter(([, page]) => ownPageOf(flow, page) === name).map(([code]) => code)
    const exits = Object.keys(step.exits).map((exit) => `${exit} → ${destText(destOf(flow, name, exit))}`)
    const title = titleOf(step.title, {}) + (typeof step.title === 'function' ? ' (by query)' : '')
    const marks = [step.over && 'over its parent', step.final && 'final'].filter(Boolean).join(', ')
    const row = [
      basename + pathOf(flow, name),
      pageIdOf(flow, name),
      title,
      named.join(', '),
      yes(step.login),
    ]
    return [...row, step.leave?.id ?? '', exits.join('<br>'), needsText(step.needs), marks].map(cell)
  })
  const head = [
    'address',
    'page id',
    'title',
    'page codes',
    'sign-in',
    'asks on leaving',
    'exits',
    'environments',
    'remarks',
  ]
  const foreign = codes.filter(([, page]) => ownPageOf(flow, page) === null).map(([code]) => code)
  const returns = new Set(
    Object.values(flow.exits).flatMap((exits) =>
      Object.values(exits ?? {}).flatMap((dest) => {
        const last = dest?.to === 'server' ? dest.otherwise : dest
        return last?.to === 'partner' ? [last.code] : []
      }),
    ),
  )
  const facts = [
    `- where next: ${basename}${homeOf(flow)}${flow.server ? ' (asks the server)' : ''}`,
    `- start and recovery: ${flow.start}`,
    `- opened from outside: ${flow.entries.join(', ') || 'none'}`,
    `- codes without a page here (start is shown, and reported): ${foreign.join(', ') || 'none'}`,
    `- return codes to the partner: ${[...returns].join(', ') || 'none'}`,
    `- header arrow: ${flow.chrome.back ? 'shown' : 'hidden'}${flow.theme ? `; theme: ${flow.theme}` : ''}`,
    ...orderLines(flow, partners),
    ...consentLines(flow),
    ...environmentLines(flow),
  ]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `# ${flow.id}`,
    '',
    ...facts,
    '',
    row(head),
    row(head.map(() => '---')),
    ...pages.map(row),
    ...(inputs.length === 0 ? [] : ['', row(['test input', 'value', 'effect']), row(['---', '---', '---'])]),
    ...inputs.map(({ input, value, effect }) => row([input, value, effect].map(cell))),
    '',
  ].join('\n')
}
