import type { Membership } from '@koo/api-client/types'
import { dayText } from '@koo/page/time'
import { readTime } from '@koo/steps'
import { isSuper } from './plans.ts'

/** Whether the customer is a member, by status 0 never, 1 member, 2 ended. */
export interface Standing {
  readonly kind: 'never' | 'member' | 'ended' | 'unknown'
  /** Name of the card; '' when there is none. */
  readonly name: string
  /** The last day; '' when there is none. */
  readonly until: string
  readonly isSuper: boolean
}

const KINDS: Readonly<Record<string, Standing['kind']>> = { 0: 'never', 1: 'member', 2: 'ended' }

/** Reads how the customer stands. A status that is not known here claims nothing. */
export function standingOf({ status, cardName, endDate }: Membership, now: number): Standing {
  const at = readTime(endDate)
  return {
    kind: KINDS[String(status)] ?? 'unknown',
    name: cardName?.trim() ?? '',
    until: at === null ? '' : dayText(at, now),
    isSuper: isSuper(cardName),
  }
}
