import type { Gateway } from '@koo/api-client'
import type { FlowHost, LeaveDialogProps } from '@koo/flow'
import type { Clock } from '@koo/page/time'
import type { Track } from '@koo/page/track'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { CashLoanEvents } from '../../events.ts'

/** What the pop-ups need of the page that they open on. */
export interface PopupPage {
  gateway: Gateway
  queries: QueryClient
  host: Pick<FlowHost, 'memory' | 'store' | 'userId'>
  clock: Clock
  signal: AbortSignal
}

/** Finds out what is shown when a page is left. Null: the plain dialog. */
export type AskQuit = (
  page: PopupPage,
  track: Track<CashLoanEvents>,
) => Promise<ComponentType<LeaveDialogProps> | null>
