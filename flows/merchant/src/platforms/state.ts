import type { StoreAuthItem } from '@koo/api-client/types'
import { readTime } from '@koo/steps'

/** How far a platform is, by its status (contract, StoreAuthItem). */
const STATES = { 0: 'notYet', 1: 'authorised', 2: 'failed', 3: 'runOut', 4: 'inReview' } as const

export type StoreState = (typeof STATES)[keyof typeof STATES]

/** A platform in the reply; undefined where it does not name it. */
export const storeOf = (items: readonly StoreAuthItem[] | undefined, platform: string) =>
  items?.find((item) => item.platform === platform)

/** The state of a platform. One whose status is missing or new can still be authorised. */
export const storeState = (status: StoreAuthItem['status']): StoreState =>
  (STATES as Readonly<Record<string, StoreState>>)[String(status)] ?? 'notYet'

/** How long an authorisation counts: 90 days. */
const VALID_MS = 90 * 24 * 60 * 60 * 1000

/** Until when an authorisation counts, ms since 1970; null where its beginning is not known. */
export function storeUntil(authTime: StoreAuthItem['authTime']): number | null {
  const since = readTime(authTime)
  return since === null ? null : since + VALID_MS
}
