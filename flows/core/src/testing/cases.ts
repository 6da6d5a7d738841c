import { beforeAll, describe, it } from 'vitest'

import { page } from '../destination.ts'
import { hrefOf, pageIdOf, type FlowData } from '../flow.ts'
import type { Query, QueryInput } from '../search.ts'
import { fakeHost, type FakeHost } from './host.tsx'
import { renderFlow, type Rendered, type RenderOptions } from './render.tsx'

export interface DerivedOptions extends Pick<RenderOptions, 'wrap'> {
  /** A query for each page that needs one. */
  readonly search?: Readonly<Record<string, QueryInput>>
  /** Renders the real pages instead of a line with their id; `host` and `wrap` give what they need. Default false. */
  readonly real?: boolean
  readonly host?: () => FakeHost
}
/** One test that is derived from a definition. */
export interface Case {
  readonly name: string
  readonly assertHolds: () => Promise<void>
}
/** Compiling all pages of a flow for the first time takes long on a busy machine, and no test waits that long for a page. */
const COMPILE_MS = 180_000

export function register(flow: FlowData, what: string, cases: readonly Case[]): void {
  describe(`${what} of ${flow.id}`, () => {
    beforeAll(async () => {
      // A page that cannot be loaded fails in its own test.
      await Promise.allSettled(Object.values(flow.pages).map((step) => step.load()))
    }, COMPILE_MS)
    it.each(cases)('$name', ({ assertHolds }) => assertHolds())
  })
}

/** Query of the address of `name` in the derived tests. */
export const sampleOf = (name: string, { search = {} }: DerivedOptions): Query =>
  Object.fromEntries(
    Object.entries(search[name] ?? {}).flatMap(([key, value]) =>
      value == null ? [] : [[key, String(value)]],
    ),
  )
export const addressOf = (flow: FlowData, name: string, options: DerivedOptions) =>
  hrefOf(flow, name, sampleOf(name, options))

/** The page that is shown when `name` is opened: the entry rule may send elsewhere (the server always names the start here). */
export function landingOf(
  flow: FlowData,
  name: string,
  action: 'LOAD' | 'PUSH',
  options: DerivedOptions,
): string {
  const from = action === 'PUSH' ? pageIdOf(flow, flow.start) : null
  const dest = flow.enter?.({ page: name, query: sampleOf(name, options), from, action })
  return dest ? (dest.to === 'page' ? dest.page : flow.start) : name
}

/** Renders the flow, runs `test`, and unmounts the flow also after a failure. Without a `host` the server names the start. */
export async function withFlow(
  flow: FlowData,
  options: DerivedOptions & Pick<RenderOptions, 'browser' | 'at'>,
  test: (view: Rendered) => Promise<void>,
): Promise<void> {
  const startHost = () => Object.assign(fakeHost(), { serverReply: page(flow.start) })
  const { real = false, host = startHost, search: _, ...rest } = options
  const view = renderFlow(flow, { ...rest, host: host(), stub: !real })
  try {
    await test(view)
  } finally {
    view.unmount()
  }
}
