import type { MembershipBenefit } from '@koo/api-client/types'
import type { TagProps } from '@koo/kit/Tag'
import { copy } from './copy.ts'

/** A benefit as the list shows it. */
export interface Benefit {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly state: keyof typeof copy.state
  /** Where it is used: an address of the server, for the gate. Null when it is used nowhere, or is not the customer's. */
  readonly url: string | null
}

export const TONES = {
  closed: 'plain',
  ready: 'benefit',
  used: 'plain',
  unknown: 'plain',
} as const satisfies Record<Benefit['state'], TagProps['tone']>

/** 0: not the customer's, 1: there, 2: used this month. */
const STATES: Readonly<Record<string, Benefit['state']>> = { 0: 'closed', 1: 'ready', 2: 'used' }

/** The benefits in the order of the reply. */
export const benefitRows = (benefits: readonly MembershipBenefit[]): Benefit[] =>
  benefits.map(({ code, title, description, linkUrl, status }) => {
    const state = STATES[String(status)] ?? 'unknown'
    return {
      id: code?.trim() || title,
      title: title.trim(),
      text: description?.trim() ?? '',
      state,
      url: state === 'ready' && linkUrl?.trim() ? linkUrl.trim() : null,
    }
  })

/** Whether all of them, some or none are not the customer's. */
export function lockedOf(benefits: readonly MembershipBenefit[]): 'all' | 'some' | 'none' {
  const rows = benefitRows(benefits)
  const locked = rows.filter(({ state }) => state === 'closed').length
  if (locked === 0) return 'none'
  return locked === rows.length ? 'all' : 'some'
}
