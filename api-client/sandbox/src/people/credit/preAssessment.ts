import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { MINUTE_MS } from '../../engine/calendar.ts'
import { creditSeedOf } from './seed.ts'
import { creditOf, creditSlice } from './fresh.ts'

/** The state of an assessment before the application. */
export interface PreAssessment {
  status: 'none' | 'ing' | 'fail' | 'success'
  /** Why it failed, as a text for the customer. */
  reason: string | null
}

/** After this time the decision is made even without polls. */
const LONGEST_MS = MINUTE_MS

/** Starts the assessment before the application; repeats change nothing. */
export function startPreAssessment(customer: Customer): PreAssessment {
  if (creditOf(customer).preAssessment.startedAt === null) {
    sliceOf(creditSlice, customer).preAssessment = { startedAt: customer.now, polls: 0 }
  }
  return preAssessmentOf(customer)
}

/** Returns it and counts one poll. */
export function pollPreAssessment(customer: Customer): PreAssessment {
  const before = preAssessmentOf(customer)
  if (before.status === 'ing') sliceOf(creditSlice, customer).preAssessment.polls += 1
  return before
}

/** Returns it. It is decided after the persona's number of polls, or after a minute. */
export function preAssessmentOf(customer: Customer): PreAssessment {
  const { startedAt, polls } = creditOf(customer).preAssessment
  if (startedAt === null) return { status: 'none', reason: null }
  const seed = creditSeedOf(customer.persona).preAssessment
  if (polls < seed.polls && customer.now - startedAt < LONGEST_MS) return { status: 'ing', reason: null }
  return seed.outcome === 'success'
    ? { status: 'success', reason: null }
    : { status: 'fail', reason: seed.reason }
}
