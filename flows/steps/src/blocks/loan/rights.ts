import type { Gateway } from '@koo/api-client'
import type { FlowHost } from '@koo/flow'
import type { Clock } from '@koo/page/time'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LateReplies, LoanView } from './figures/loanView.ts'

/** What the rights need of the app. */
export interface RightsSetting {
  gateway: Gateway
  queries: QueryClient
  host: Pick<FlowHost, 'memory' | 'userId' | 'linkUrl'>
  clock: Clock
  openUrl(url: string): Promise<unknown>
  /** Takes the rate of the low-fee right for the figures, or the rule of the cards; null for none. */
  addReplies(more: LateReplies): void
}

/** What is shown now, and how to change it, for what is asked before borrowing. */
export interface BorrowedPage {
  view(): LoanView
  setAmount(yuan: string): void
}

/** The customer's rights on a loan page, for as long as it is open. */
export interface Rights {
  /**
   * What the customer is told or offered between the permission and the next page. False: the customer stays on this page.
   * It may change the amount.
   */
  beforeBorrow(page: BorrowedPage): Promise<boolean>
  /** Switches the low-fee right off; false when that failed. */
  dropLowFee(): Promise<boolean>
  /** What the page shows of them. */
  Content: ComponentType
}

/** The code of the rights: starts them for a page. */
export interface RightsModule {
  default: (setting: RightsSetting) => Rights
}
