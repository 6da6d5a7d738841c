import type { MerchantLoanData } from '@koo/api-client/types'

/** Statuses of an application, as the server names them. */
export const STATUS = {
  /** The check before the application has passed; nothing was handed in. */
  opened: '0',
  submitted: '1',
  refused: '2',
  passed: '3',
  reviewing: '4',
  succeeded: '5',
  finallyRefused: '6',
  cancelled: '7',
  documentsIn: '31',
  /** An order without an amount; or, with a reason, a limit that has ended. */
  draft: '51',
} as const

// gap 115
/** The status of an application as a text: the server may write a number as one. `null` without an application. */
export const statusOf = ({ status }: Pick<MerchantLoanData, 'status'>): string => String(status ?? null)
