import { userQueryAuditRecordQuery } from '@koo/api-client/calls'
import { useCall, useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { readTime } from '../readTime.ts'

/** From when a customer who was refused may apply again. */
export interface Retry {
  /** Known, and reached by the server's clock. */
  isReached: boolean
  /** The day as text; null when the server names none. */
  day: string | null
}

/** Reads the retry day of the last review; undefined until it is known. Without a readable record there is no day. */
export function useRetryDay(enabled = true): Retry | undefined {
  const gateway = useGateway()
  const record = useCall(userQueryAuditRecordQuery, {}, { enabled })
  if (record.isPending) return undefined
  const retryAt = readTime(record.data?.retryTime)
  const now = gateway.serverNow()
  return {
    isReached: retryAt !== null && now >= retryAt,
    day: retryAt === null ? null : dayText(retryAt, now),
  }
}
