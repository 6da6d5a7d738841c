import type { Origin } from '../../engine/origin.ts'
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
export function startPreAssessment(origin: Origin): PreAssessment {
  if (creditOf(origin).preAssessment.startedAt === null) {
    sliceOf(creditSlice, origin).preAssessment = { startedAt: origin.now, polls: 0 }
  }
  return preAssessmentOf(origin)
}

/** Returns it and counts one poll. */
export function pollPreAssessment(origin: Origin): PreAssessment {
  const before = preAssessmentOf(origin)
  if (before.status === 'ing') sliceOf(creditSlice, origin).preAssessment.polls += 1
  return before
}

/** Returns it. It is decided after the persona's number of polls, or after a minute. */
export function preAssessmentOf(origin: Origin): PreAssessment {
  const { startedAt, polls } = creditOf(origin).preAssessment
  if (startedAt === null) return { status: 'none', reason: null }
  const seed = creditSeedOf(origin.persona).preAssessment
  if (polls < seed.polls && origin.now - startedAt < LONGEST_MS) return { status: 'ing', reason: null }
  return seed.outcome === 'success'
    ? { status: 'success', reason: null }
    : { status: 'fail', reason: seed.reason }
}
