import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { MINUTE_MS } from '../calendar.ts'
import { creditSeedOf } from './seed.ts'
import { creditOf } from './fresh.ts'

/** How an assessment before the application stands. */
export interface PreAssessment {
  status: 'none' | 'ing' | 'fail' | 'success'
  /** Why it failed, for the customer. */
  reason: string | null
}

/** The decision is there after this time even if nobody polls. */
const LONGEST_MS = MINUTE_MS

/** Starts the assessment before the application; a second start changes nothing. */
export function startPreAssessment(origin: Origin): PreAssessment {
  if (creditOf(origin).preAssessment.startedAt === null) {
    sliceOf('credit', origin).preAssessment = { startedAt: origin.now, polls: 0 }
  }
  return preAssessmentOf(origin)
}

/** Looks at it and counts one poll. */
export function pollPreAssessment(origin: Origin): PreAssessment {
  const before = preAssessmentOf(origin)
  if (before.status === 'ing') sliceOf('credit', origin).preAssessment.polls += 1
  return before
}

/** Looks at it. It is decided after as many polls as the persona says, or after a minute. */
export function preAssessmentOf(origin: Origin): PreAssessment {
  const { startedAt, polls } = creditOf(origin).preAssessment
  if (startedAt === null) return { status: 'none', reason: null }
  const seed = creditSeedOf(origin.persona).preAssessment
  if (polls < seed.polls && origin.now - startedAt < LONGEST_MS) return { status: 'ing', reason: null }
  return seed.outcome === 'success'
    ? { status: 'success', reason: null }
    : { status: 'fail', reason: seed.reason }
}
