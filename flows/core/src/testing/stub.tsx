import type { ReactNode } from 'react'

import type { Answer } from '../destination.ts'
import type { FlowData } from '../flow.ts'
import type { QueryInput } from '../search.ts'
import type { Step } from '../step.ts'
import type { FakeHost } from './host.tsx'

export type Exit = (name: string, query?: QueryInput) => Promise<void>
interface AnyProps {
  readonly search: unknown
  readonly exit: Exit
}
/** Exits of the pages on show, by page name: how a runner speaks for a page. */
export type Voices = Map<string, Exit>

interface Instruments {
  readonly host: FakeHost
  readonly voices: Voices
  /** Show a line with the page's id instead of the page itself; its query schema stays. */
  readonly stub: boolean
  readonly pageId: (name: string) => string
}

/** The flow with every page within reach of the runner, and the server's answers taken from `host.answer` if any is set. */
export function instrument(flow: FlowData, { host, voices, stub, pageId }: Instruments): FlowData {
  const wired = (name: string, step: Step): Step => {
    const wrap = async () => {
      const module = await step.load()
      // The module fits its step: defineStep has checked it.
      const Page = module.default as (props: AnyProps) => ReactNode
      const Wired = (props: AnyProps) => {
        voices.set(name, props.exit)
        return (
          <section data-page={pageId(name)} data-search={JSON.stringify(props.search)}>
            {stub ? pageId(name) : <Page {...props} />}
          </section>
        )
      }
      return { ...module, default: Wired }
    }
    // As an import does it: one module for ever, but a failure may be tried again.
    let loaded: ReturnType<typeof wrap> | undefined
    const load = () => {
      loaded ??= wrap().catch((error: unknown) => {
        loaded = undefined
        throw error
      })
      return loaded
    }
    return { ...step, load }
  }
  const pages = Object.fromEntries(
    Object.entries(flow.pages).map(([name, step]) => [name, wired(name, step)]),
  )
  const { server } = flow
  const where = async (signal: AbortSignal): Promise<Answer> => {
    const { answer } = host
    if (answer instanceof Error) throw answer
    return answer ?? server?.where(signal) ?? { to: 'unknown', code: 'no answer' }
  }
  return { ...flow, pages, server: server && { ...server, where } }
}
