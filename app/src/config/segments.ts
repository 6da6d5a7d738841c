import { isGatewayError, type Gateway } from '@koo/api-client'
import {
  apphomeAcquireUserIdentity,
  otherQueryTraceData,
  otherQueryUserMerchant,
} from '@koo/api-client/calls'
import type { Segments } from '@koo/flow'
import { NO_SEGMENTS } from '@koo/host/web'

export interface SegmentsParts {
  gateway: Gateway
  userId(): string | null
  report(error: unknown): void
}

const oneOf = <const T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((name) => name === value) ?? null

/**
 * Reads the groups that the signed-in customer belongs to; each is null when its call fails. Resolves to no segments when the
 * customer has changed meanwhile: groups of one customer are never shown to another.
 */
export async function readSegments({ gateway, userId, report }: SegmentsParts): Promise<Segments> {
  const user = userId()
  if (user === null) return NO_SEGMENTS
  const orNull = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      if (!isGatewayError(error)) report(error)
      return null
    })
  const [kind, trace, merchant] = await Promise.all([
    orNull(apphomeAcquireUserIdentity(gateway)),
    orNull(otherQueryTraceData(gateway)),
    orNull(otherQueryUserMerchant(gateway)),
  ])
  if (userId() !== user) return NO_SEGMENTS
  return {
    userType: oneOf(['new', 'old'], kind?.userType),
    businessLine: oneOf(['koo', 'kxd'], trace?.businessLine),
    merchant: merchant ?? null,
  }
}
