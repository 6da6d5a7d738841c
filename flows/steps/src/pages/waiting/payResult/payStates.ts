import type { TopUpState } from '@koo/api-client/types'

/** States that somebody is working on: they are asked for again. */
const RUNNING = ['processing', 'paid', 'refunding'] as const
export type PayRunning = (typeof RUNNING)[number]

/** States that stay as they are until the customer does something. `unknown`: none that is known here. */
const ENDS = ['paying', 'delivered', 'failed', 'closed', 'refunded'] as const
export type PayEnd = (typeof ENDS)[number] | 'unknown'

interface Said {
  readonly title: string
  readonly text: string
}

/** Texts of the result of an order. A title stands in where the server has no sentence of its own. */
export interface PayResultCopy {
  readonly checking: Said
  readonly running: Readonly<Record<PayRunning, Said & { readonly usedUp: Said }>>
  /** Nothing is known when all requests were made. */
  readonly usedUp: Said
  readonly slowText: string
  readonly ended: Readonly<Record<PayEnd, Said>>
  readonly missing: Said
}

/** What is being done for the order; null when nothing is. */
export const runningOf = (status: unknown): PayRunning | null =>
  RUNNING.find((each) => each === String(status)) ?? null

// loan.14
/** How the order stands; any other state is one that is not known here. */
export const endOf = ({ status }: Pick<TopUpState, 'status'>): PayEnd =>
  ENDS.find((each) => each === String(status)) ?? 'unknown'

/** Whether what was ordered has arrived. */
export const isPaid = (end: PayEnd): boolean => end === 'delivered'
