import type { ReactNode } from 'react'

import type { RoutingReply } from '../destination.ts'
import type { FlowData } from '../flow.ts'
import type { QueryInput } from '../search.ts'
import type { Step } from '../step.ts'
import type { FakeHost } from './host.tsx'

export type Exit = (name: string, query?: QueryInput) => Promise<void>
interface AnyProps {
  readonly search: unknown
  readonly exit: Exit
}
/** The `exit` of each page that is shown, by page name: a test takes exits through it. */
export type PageExits = Map<string, Exit>

interface Instruments {
  readonly host: FakeHost
  readonly pageExits: PageExits
  /** Shows a line with the page's id instead of the page itself; its query schema stays. */
  readonly stub: boolean
  readonly pageId: (name: string) => string
}

/** The flow with pages whose exits a test can take, and with the server's replies from `host.serverReply` when it is set. */
export function instrument(flow: FlowData, { host, pageExits, stub, pageId }: Instruments): FlowData {
  const wired = (name: string, step: Step): Step => {
    const wrap = async () => {
      const module = await step.load()
      // The module fits its step: defineStep has checked it.
      const Page = module.default as (props: AnyProps) => ReactNode
      const Wired = (props: AnyProps) => {
        pageExits.set(name, props.exit)
        return (
          <section data-page={pageId(name)} data-search={JSON.stringify(props.search)}>
            {stub ? pageId(name) : <Page {...props} />}
          </section>
        )
      }
      return { ...module, default: Wired }
    }
    // Like an import: loaded once, but tried again after a failure.
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
  const where = async (signal: AbortSignal): Promise<RoutingReply> => {
    const { serverReply } = host
    if (serverReply instanceof Error) throw serverReply
    return serverReply ?? server?.where(signal, host) ?? { to: 'unknown', code: 'no reply' }
  }
  return { ...flow, pages, server: server && { ...server, where } }
}
