import type { Refund } from '@koo/api-client/types'
import type { TagProps } from '@koo/kit/Tag'
import { cardName } from '@koo/page'
import { beijingText, clockText, dayParts } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** A refund as the list shows it. */
export interface RefundRow {
  /** Why the money came back, in the lender's words. */
  readonly reason: string
  /** Null when the figure cannot be read. */
  readonly amount: string | null
  readonly state: keyof typeof copy.state
  /** When, and to which card. */
  readonly note: string
  /** Heading of its month; '' when that is not known. */
  readonly month: string
}

export const TONES = {
  processing: 'brand',
  success: 'ok',
  failed: 'warn',
  unknown: 'plain',
} as const satisfies Record<RefundRow['state'], TagProps['tone']>

/** The refunds in the order of the reply, the newest first. */
export const refundRows = (refunds: readonly Refund[], now: number): RefundRow[] =>
  refunds.map(({ amount, time, status, bankName, cardNo, reason }) => {
    const cents = statedCents(amount)
    const at = readTime(time)
    const card = bankName && cardNo ? cardName(bankName, cardNo) : (bankName ?? '')
    const moment = at === null ? '' : dayParts(at, now).date + clockText(at)
    return {
      reason: reason?.trim() || copy.refund,
      amount: cents === null ? null : money(cents),
      state: isState(status) ? status : 'unknown',
      note: [moment, card].filter(Boolean).join(' · '),
      month: at === null ? '' : copy.month(beijingText(at).slice(0, 4), Number(beijingText(at).slice(5, 7))),
    }
  })

const isState = (status: unknown): status is Exclude<RefundRow['state'], 'unknown'> =>
  status === 'processing' || status === 'success' || status === 'failed'
