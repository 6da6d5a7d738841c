import { page, type Dest, type RoutingReply } from '../destination.ts'
import { destOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import type { QueryInput } from '../search.ts'
import { leavesTo, signsInAgain } from './leaving.ts'
import { register, withFlow, type DerivedOptions } from './cases.ts'
import { fakeHost } from './host.tsx'
import type { Rendered } from './render.tsx'

/** One page on a customer's way through a flow. */
export interface PersonaLine<P extends string = string> {
  /** Page the persona is on. */
  readonly at: P
  /** What the persona does there: passed to `act`, or the query of the exit without `act`. */
  readonly with?: Readonly<Record<string, unknown>>
  /** The session ends while the page is shown: the customer signs in again and comes back to it. */
  readonly sessionEnds?: boolean
  /** Exit that the page then takes. Left out on a last line that stays on its page. */
  readonly exit?: string
  /** Where the exit leads out of the flow. Only on a last line. */
  readonly ends?: Dest
  /** The server's reply from here on. */
  readonly server?: RoutingReply<P>
}
/** A customer's way through a flow: the same lines drive unit tests, browser tests, the board in Storybook and the demo. */
export interface Persona<P extends string = string> {
  readonly name: string
  /** The first reply to the flow's index. Without it the persona starts on the first line's page. */
  readonly server?: RoutingReply<P>
  readonly lines: readonly PersonaLine<P>[]
}
/** A persona whose pages the compiler checks against the flow. */
export const definePersona = <P extends string>(
  _flow: { readonly pages: Record<P, unknown> },
  persona: Persona<P>,
) => persona

export interface WalkOptions extends DerivedOptions {
  /** Does on the real page what a line says. Without it the exit is taken for the page. */
  readonly act?: (view: Rendered, line: PersonaLine) => Promise<void>
}
/** How long a persona reads a page, ms: long enough that it is no jump. */
const READING_MS = 2_000
const queryOf = (line: PersonaLine): QueryInput =>
  Object.fromEntries(Object.entries(line.with ?? {}).map(([key, value]) => [key, String(value)]))

export function walkPersona(flow: FlowData, persona: Persona, options: WalkOptions = {}): Promise<void> {
  const [first] = persona.lines
  const at = persona.server || !first ? undefined : pathOf(flow, first.at)
  const host = () => Object.assign((options.host ?? fakeHost)(), { serverReply: persona.server ?? null })
  return withFlow(flow, { ...options, host, ...(at && { at }) }, async (view) => {
    for (const line of persona.lines) {
      await view.shows(pageIdOf(flow, line.at))
      view.host.advance(READING_MS)
      if (line.sessionEnds) await signsInAgain(view, pageIdOf(flow, line.at))
      if (line.server) view.host.serverReply = line.server
      // A server that names the page once more is what an end instead of it is for.
      else if (line.ends && line.exit && destOf(flow, line.at, line.exit).to === 'server')
        view.host.serverReply = page(line.at, { query: queryOf(line) })
      if (options.act) await options.act(view, line)
      else if (line.exit !== undefined) await view.takeExit(line.at, line.exit, queryOf(line))
      if (line.ends) await leavesTo(view, line.ends)
    }
  })
}
/** One test for each persona. */
export function personasOf(flow: FlowData, personas: readonly Persona[], options: WalkOptions = {}): void {
  const caseOf = (persona: Persona) => ({
    name: persona.name,
    assertHolds: () => walkPersona(flow, persona, options),
  })
  register(flow, 'personas', personas.map(caseOf))
}
