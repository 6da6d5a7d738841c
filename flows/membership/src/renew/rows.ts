import type { MembershipRenewal } from '@koo/api-client/types'
import type { TagProps } from '@koo/kit/Tag'
import { beijingText, clockText, dayParts } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** A renewal as the list shows it. */
export interface RenewalRow {
  readonly title: string
  /** When; '' when that cannot be read. */
  readonly moment: string
  /** Null when the figure cannot be read. */
  readonly amount: string | null
  readonly state: keyof typeof copy.state
  /** Heading of its year; '' when that is not known. */
  readonly year: string
}

export const TONES = {
  success: 'ok',
  failed: 'warn',
  unknown: 'plain',
} as const satisfies Record<RenewalRow['state'], TagProps['tone']>

/** The renewals in the order of the reply, the newest first. */
export const renewalRows = (renewals: readonly MembershipRenewal[], now: number): RenewalRow[] =>
  renewals.map(({ planName, amount, time, status }) => {
    const cents = statedCents(amount)
    const at = readTime(time)
    return {
      title: planName?.trim() || copy.renewal,
      moment: at === null ? '' : dayParts(at, now).date + clockText(at),
      amount: cents === null ? null : money(cents),
      state: status === 'success' || status === 'failed' ? status : 'unknown',
      year: at === null ? '' : copy.year(beijingText(at).slice(0, 4)),
    }
  })
