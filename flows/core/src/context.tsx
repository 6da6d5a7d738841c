import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

import type { Flow, Name, SearchArgs } from './define.ts'
import { hrefOf } from './define.ts'
import type { FlowHost, Pages, QueryInput } from './types.ts'

interface Surroundings {
  readonly host: FlowHost
  readonly back: () => void
  /** Closers of what is open above the page, topmost last. */
  readonly overlays: (() => void)[]
}
export const FlowContext = createContext<Surroundings | null>(null)

/** The port, for what a page shares with others (clock, storage, environment). */
export function useHost(): FlowHost {
  const surroundings = useContext(FlowContext)
  if (!surroundings) throw new Error('useHost needs a flow or a HostProvider around it')
  return surroundings.host
}
/** A page outside any flow (stories, the app's own pages). */
export function HostProvider({ host, children }: { host: FlowHost; children: ReactNode }) {
  const value = useMemo(() => ({ host, back: () => host.close(), overlays: [] }), [host])
  return <FlowContext value={value}>{children}</FlowContext>
}
const nothing = () => undefined
/** The one way back: what the header arrow, the native gesture and the browser do. Outside a flow it does nothing. */
export const useBack = () => useContext(FlowContext)?.back ?? nothing

/** For whoever keeps overlays itself: tell of one that opened by how to close it; answers what to call once it is gone. */
export function useOverlayBack(): (close: () => void) => () => void {
  const overlays = useContext(FlowContext)?.overlays
  return useCallback(
    (close) => {
      const closer = () => close()
      overlays?.push(closer)
      return () => void overlays?.splice(0, Infinity, ...overlays.filter((other) => other !== closer))
    },
    [overlays],
  )
}
/** While `open`, back calls `close` (topmost first) instead of leaving the page. No entry is pushed for it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const opened = useOverlayBack()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (open ? opened(() => latest.current()) : undefined), [open, opened])
}

type FlowLinkProps<P extends Pages, K extends Name<P>> = Omit<LinkProps, 'to'> & {
  readonly flow: Flow<string, P>
  readonly page: K
} & ([] extends SearchArgs<P[K]>
    ? { readonly search?: SearchArgs<P[K]>[0] }
    : { readonly search: SearchArgs<P[K]>[0] })
/** A link to a page of a flow, its query checked by the compiler. */
export function FlowLink<P extends Pages, K extends Name<P>>(props: FlowLinkProps<P, K>) {
  const { flow, page, search, ...rest } = props
  return <Link {...rest} to={hrefOf(flow, page, search as QueryInput)} />
}
