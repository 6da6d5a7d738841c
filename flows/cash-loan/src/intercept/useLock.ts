import { cashCheckLockCodeQuery, userQueryRecentBillQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { useCall } from '@koo/page/query'
import { dayText, useClock } from '@koo/page/time'
import { money, positiveCents, subtractCents, toCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { RECORDS_KEY } from '../constants.ts'

/** What is known of the reason, besides the server's sentence. */
export interface Lock {
  /** The day from which the customer may borrow again; null when the server names none. */
  day: string | null
  /** The earliest bill that is overdue; null when there is none. */
  overdue: { amount: string; days: number } | null
  /** Where bills are repaid, where the host has that page. */
  repayAddress: string | null
}

/** Never from the cache: a lock ends, and a bill is paid. */
const FRESH = { staleTime: 0, gcTime: 0 }

/** Reads when the lock ends, and whether a bill is overdue. Both may fail: the page does without. */
export function useLock(): Lock {
  const lock = useCall(cashCheckLockCodeQuery, {}, FRESH).data
  const bill = useCall(userQueryRecentBillQuery, {}, FRESH).data
  const now = useClock().now()
  const address = useHost().linkUrl(RECORDS_KEY)
  const until = readTime(lock?.until)
  const days = Number(bill?.overdueDays ?? 0)
  const due = positiveCents(bill?.amount)
  return {
    day: until === null || until <= now ? null : dayText(until, now),
    overdue:
      days > 0 && due !== null
        ? { amount: money(subtractCents(due, toCents(bill?.paidAmount))), days }
        : null,
    repayAddress: address,
  }
}
