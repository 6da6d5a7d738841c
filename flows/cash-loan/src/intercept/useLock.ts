import { cashCheckLockCodeQuery, userQueryRecentBillQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { useCall, useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { money, readDue } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { RECORDS_KEY } from '../constants.ts'

/** What is known of the reason, besides the server's sentence. */
export interface Lock {
  /** The day from which the customer may borrow again; null when the server names none. */
  day: string | null
  /** The earliest bill that is overdue, with what is open of it; null when there is none. No amount when its parts do not add up. */
  overdue: { amount: string | null; days: number } | null
  /** Where bills are repaid, where the host has that page. */
  repayAddress: string | null
}

/** Never from the cache: a lock ends, and a bill is paid. */
const FRESH = { staleTime: 0, gcTime: 0 }

/** Reads when the lock ends, and whether a bill is overdue. Both may fail: the page does without. */
export function useLock(): Lock {
  const lock = useCall(cashCheckLockCodeQuery, {}, FRESH).data
  const bill = useCall(userQueryRecentBillQuery, {}, FRESH).data
  const now = useGateway().serverNow()
  const address = useHost().linkUrl(RECORDS_KEY)
  const until = readTime(lock?.until)
  const days = Number(bill?.overdueDays ?? 0)
  const due = bill ? readDue(bill) : null
  return {
    day: until === null || until <= now ? null : dayText(until, now),
    overdue: days > 0 ? { amount: due && money(due.open), days } : null,
    repayAddress: address,
  }
}
