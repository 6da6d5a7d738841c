import type { ComponentType, ReactNode } from 'react'

import type { Dest } from './destination.ts'
import type { FailureKind } from './failure.ts'
import type { LeaveDialogProps } from './leaveDialog.ts'
import type { PageMeta, PageMetaRequest } from './pageMeta.ts'
import type { AddressPort, DevicePort, SessionPort, SettingsPort, StoragePort } from './ports.ts'

/** A page of a flow, by its names. */
export interface FlowPoint {
  readonly flow: string
  readonly page: string
  readonly pageId: string
}
/** Facts about an event: codes, counts, names of options. Never what a customer typed. */
export type EventFacts = Readonly<Record<string, string | number | boolean | null>>
/** An event for analytics. `path` has no query; `ms` is the time on the page. */
export type FlowEvent =
  | (FlowPoint & {
      readonly type: 'view'
      readonly title: string
      readonly path: string
      readonly from: string | null
    })
  | (FlowPoint & {
      readonly type: 'exit'
      readonly exit: string
      readonly to: Dest['to']
      readonly ms: number
    })
  | (FlowPoint & { readonly type: 'back'; readonly ms: number })
  | (FlowPoint & { readonly type: 'event'; readonly name: string; readonly facts: EventFacts })
  | (FlowPoint & { readonly type: 'asked' | 'stayed' | 'left'; readonly policy: string })
  | { readonly type: 'unknown'; readonly flow: string; readonly code: string }
  | (FlowPoint & { readonly type: 'failure'; readonly kind: FailureKind; readonly error: unknown })

/** Status of an order, as the server has it: a number or a text; null or undefined without an order. */
export type OrderStatus = string | number | null | undefined

/** Components around a page, given by the app: core has no text and no style. */
export interface FlowChrome {
  /** Around every page. `back` is null where the channel shows no arrow. `pending`: the next page is being fetched. */
  readonly Frame: ComponentType<{
    title: string
    pageId: string | null
    back: (() => void) | null
    pending: boolean
    theme: string | null
    children: ReactNode
  }>
  readonly LeaveDialog: ComponentType<LeaveDialogProps>
  /** Shown instead of a page that failed. */
  readonly ErrorView: ComponentType<{
    kind: FailureKind
    error: unknown
    retry: () => void
    home: () => void
  }>
  /** Shown until the first page is there. */
  readonly Pending: ComponentType
}
export type Environment =
  | `app-${'android' | 'ios' | 'harmony'}`
  | `messenger-${'browser' | 'miniprogram' | 'enterprise'}`
  | 'wallet-app'
  | 'partner-app'
  | 'h5'

// loan.13
/**
 * The environment around a flow, as five ports and what the flow itself reports and asks. The app implements it for each
 * environment; tests use `fakeHost()`. What needs one port takes that one, so that a reader sees what it can reach.
 */
export interface FlowHost extends SessionPort, StoragePort, AddressPort, DevicePort, SettingsPort {
  readonly chrome: FlowChrome
  setTitle(title: string): void
  track(event: FlowEvent): void
  /** Asks the server for the page that the user is at now. Core has no gateway, the host has. */
  pageMeta(request: PageMetaRequest, signal: AbortSignal): Promise<PageMeta>
  /** Asks the server for the status of the customer's merchant application: for a flow whose pages go by it. */
  orderStatus(signal: AbortSignal): Promise<OrderStatus>
}
