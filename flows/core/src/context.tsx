import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Link, type LinkProps } from 'react-router-dom'

import type { ConsentsElsewhere } from './consents.ts'
import { hrefOf, type Flow, type Name, type Pages, type SearchArgs } from './flow.ts'
import type { FlowHost, FlowPoint } from './host.ts'
import type { LeaveQuestion } from './leave.ts'
import type { AddressPort, DevicePort, SessionPort, SettingsPort, StoragePort } from './ports.ts'
import type { Owner } from './runtime/owner.ts'
import type { PageSignals } from './runtime/pageSignals.ts'
import type { QueryInput } from './search.ts'
import type { Step } from './step.ts'
import { useOwner } from './useOwner.ts'

interface FlowContextValue {
  readonly host: FlowHost
  readonly back: () => void
  /** Null around the pages, in the frame. */
  readonly owner: Owner | null
  /** Null outside a flow. */
  readonly signals: PageSignals | null
  readonly consents: ConsentsElsewhere
}
export const FlowContext = createContext<FlowContextValue | null>(null)
/** The page around a component; null outside a flow. */
export const PageContext = createContext<FlowPoint | null>(null)

/**
 * The port, for what a page shares with others (clock, storage, device). On a page it is that of the customer to whom the page
 * belongs: once somebody else has signed in, it still names this customer, and keeps nothing more.
 */
export function useHost(): FlowHost {
  const context = useContext(FlowContext)
  if (!context) throw new Error('useHost needs a flow or a HostProvider around it')
  return context.host
}
/** The session of {@link useHost}: who is signed in. */
export const useSession = (): SessionPort => useHost()
/** The storage of {@link useHost}: what is kept for the customer of the page. */
export const useStorage = (): StoragePort => useHost()
/** The addresses of {@link useHost}: what may be opened, and the ways out. */
export const useAddress = (): AddressPort => useHost()
/** The device of {@link useHost}: its clock and what it can do. */
export const useDevice = (): DevicePort => useHost()
/** The settings of {@link useHost}: the configuration and the host's own terms. */
export const useSettings = (): SettingsPort => useHost()
/** To whom the page around a component belongs; null outside a page. */
export const usePageOwner = (): Owner | null => useContext(FlowContext)?.owner ?? null
/** Consents that the provider takes outside of this flow. */
export const useConsentsElsewhere = (): ConsentsElsewhere => useContext(FlowContext)?.consents ?? NONE
const NONE: ConsentsElsewhere = {}
const OUTSIDE = { login: true, signsIn: false }
/** The page around a component by its names, for events and keys; null outside a flow. */
export const usePage = (): FlowPoint | null => useContext(PageContext)

/** The history entry that the page is in. */
export const EntryContext = createContext('')
/**
 * The key of the history entry that shows the page, for what belongs to one visit: the same one when the customer comes back
 * or reloads, another one when the page is opened again. Empty outside a flow.
 */
export const useEntryKey = (): string => useContext(EntryContext)

interface HostProviderProps {
  readonly host: FlowHost
  readonly step?: Pick<Step, 'login' | 'signsIn'>
  readonly children: ReactNode
}
/** A page outside any flow (stories, the app's own pages). `step`: whether it needs sign-in, as in the definition of a step. */
export function HostProvider({ host, step = OUTSIDE, children }: HostProviderProps) {
  const { owner, key, isOut } = useOwner(host, step)
  const value = useMemo(
    () => ({ host: owner.host, owner, back: () => host.close(), signals: null, consents: NONE }),
    [host, owner],
  )
  return (
    <FlowContext value={value}>
      <Fragment key={key}>{isOut ? null : children}</Fragment>
    </FlowContext>
  )
}
const nothing = () => undefined
/** The one way back: what the header arrow, the native gesture and the browser do. Outside a flow it does nothing. */
export const useBack = () => useContext(FlowContext)?.back ?? nothing

/** Lets back close an overlay: call it with the function that closes it when it opens, and the returned one when it is closed. */
export function useOverlayBack(): (close: () => void) => () => void {
  const signals = useContext(FlowContext)?.signals
  return useCallback((close) => signals?.addOverlay(close) ?? nothing, [signals])
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

/** Says that the page holds something that is not saved, while `dirty`: its leave policy reads it (`LeaveAttempt.dirty`). */
export function useUnsaved(dirty: boolean): void {
  const signals = useContext(FlowContext)?.signals
  const pageId = usePage()?.pageId
  useEffect(
    () => (dirty && pageId !== undefined ? signals?.addUnsaved(pageId) : undefined),
    [dirty, pageId, signals],
  )
}
/** The page's own question before it is left, in place of its policy's `ask`: for answers that need the page's data. */
export function useLeaveQuestion(ask: LeaveQuestion): void {
  const signals = useContext(FlowContext)?.signals
  const pageId = usePage()?.pageId
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(
    () =>
      pageId === undefined
        ? undefined
        : signals?.setQuestion(pageId, (...question) => latest.current(...question)),
    [pageId, signals],
  )
}

/** True once the document has come back out of the back-forward cache with this page on show: the user left and returned. */
export function useReturned(): boolean {
  const [returned, setReturned] = useState(false)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setReturned(true)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return returned
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
