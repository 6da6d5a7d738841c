import type { Answer } from '../destination.ts'
import { pageIdOf, pathOf, type FlowData } from '../flow.ts'
import type { QueryInput } from '../search.ts'
import { register, withFlow, type DerivedOptions } from './cases.ts'
import { fakeHost } from './host.tsx'
import type { Rendered } from './render.tsx'

/** One page of somebody's way through a flow. */
export interface PersonaLine<P extends string = string> {
  /** Page the persona is on. */
  readonly at: P
  /** What is done there: handed to `act`, or the query of the exit where nobody acts. */
  readonly with?: Readonly<Record<string, unknown>>
  /** Exit that the page says then. Left out on the last line. */
  readonly say?: string
  /** What the server answers when it is asked from here on. */
  readonly server?: Answer<P>
}
/** Somebody's way through a flow: the same lines drive unit runs, browser runs, the story board and the demo. */
export interface Persona<P extends string = string> {
  readonly name: string
  /** Answer to the first question of the flow's index. Without it the persona starts on the first line's page. */
  readonly server?: Answer<P>
  readonly lines: readonly PersonaLine<P>[]
}
/** Typed against a flow: a page that it does not have is an error. */
export const definePersona = <P extends string>(
  _flow: { readonly pages: Record<P, unknown> },
  persona: Persona<P>,
) => persona

export interface WalkOptions extends DerivedOptions {
  /** Does on the real page what a line says. Without it the exit is said on the page's behalf. */
  readonly act?: (view: Rendered, line: PersonaLine) => Promise<void>
}
const queryOf = (line: PersonaLine): QueryInput =>
  Object.fromEntries(Object.entries(line.with ?? {}).map(([key, value]) => [key, String(value)]))

export function walkPersona(flow: FlowData, persona: Persona, options: WalkOptions = {}): Promise<void> {
  const [first] = persona.lines
  const at = persona.server || !first ? undefined : pathOf(flow, first.at)
  const host = () => Object.assign((options.host ?? fakeHost)(), { answer: persona.server ?? null })
  return withFlow(flow, { ...options, host, ...(at && { at }) }, async (view) => {
    for (const line of persona.lines) {
      await view.shows(pageIdOf(flow, line.at))
      if (line.server) view.host.answer = line.server
      if (options.act) await options.act(view, line)
      else if (line.say !== undefined) await view.say(line.at, line.say, queryOf(line))
    }
  })
}
/** One test a persona. */
export function personasOf(flow: FlowData, personas: readonly Persona[], options: WalkOptions = {}): void {
  const caseOf = (persona: Persona) => ({
    name: persona.name,
    assertHolds: () => walkPersona(flow, persona, options),
  })
  register(flow, 'personas', personas.map(caseOf))
}
