import type { FlowHost } from '@koo/flow'
import { draftOf } from '@koo/page'

/** A payment that was sent. Kept until it is decided, so that a reload or a killed tab never sends a second one. */
export interface Attempt {
  readonly serialNumber: string
  readonly orderNum: string
  /** ms since 1970. */
  readonly sentAt: number
}

/** After this long a request that was sent has arrived or never will (the rule of publishing). */
const ARRIVED_MS = 20_000

const read = (value: unknown): Attempt | null => {
  if (typeof value !== 'object' || value === null) return null
  const { serialNumber, orderNum, sentAt } = value as Partial<Record<keyof Attempt, unknown>>
  const isAttempt =
    typeof serialNumber === 'string' && typeof orderNum === 'string' && typeof sentAt === 'number'
  return isAttempt ? { serialNumber, orderNum, sentAt } : null
}

/** The stored attempt of the customer who is signed in. */
export const attemptOf = (host: Pick<FlowHost, 'store' | 'userId' | 'now'>) =>
  draftOf<Attempt>(
    { memory: host.store, userId: () => host.userId(), now: () => host.now() },
    { key: 'pay_attempt', version: 1, read },
  )

/** Whether "no payment" and "failed" are final for this attempt: it cannot arrive any more. */
export const hasArrived = ({ sentAt }: Attempt, now: number): boolean => Math.abs(now - sentAt) >= ARRIVED_MS
