import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire } from '../../engine/contract.ts'
import { changeLimit } from './limits.ts'
import { DAY_MS, MINUTE_MS } from '../../engine/calendar.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { wireYuan } from '../../engine/money.ts'
import { creditSeedOf, type CreditSeed } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import type { AssessmentRun } from '../../people/credit/state.ts'

/** The state of an assessment at one instant. */
export interface Assessment {
  /** 0 not assessed, 1 assessing, 2 failed, 3 succeeded. */
  status: 0 | 1 | 2 | 3
  /** The granted amount, in cents; null unless it succeeded after the start. */
  amountCents: number | null
  /** Why it failed, as a text for the customer. */
  reason: string | null
  /** World times, epoch milliseconds. */
  startedAt: number | null
  decidedAt: number | null
  /** Earliest time of a new application after a failure. */
  retryAt: number | null
}

/** State of the customer's credit, for pages that address them. */
export type CreditStage = 'none' | 'assessing' | 'refused' | 'granted'

/** An assessment that takes longer than a page polls. */
const SLOW = { polls: 60, maxMs: 10 * MINUTE_MS }

const STAGES = ['none', 'assessing', 'refused', 'granted'] as const

/**
 * Starts the assessment. One that is running, one that succeeded, and one that failed less than `retryDays` ago are not
 * changed.
 */
export function startAssessment(customer: Customer): Assessment {
  const before = decided(customer)
  const mayStart = before.status === 0 || (before.status === 2 && customer.now >= (before.retryAt ?? 0))
  if (!mayStart) return before
  const state = sliceOf(creditSlice, customer)
  state.assessment = {
    status: 1,
    polls: 0,
    startedAt: customer.now,
    decidedAt: null,
    reason: null,
    amountCents: null,
  }
  return viewOf(customer, state.assessment)
}

/**
 * Returns the assessment and counts one poll: the decision comes after the persona's number of polls or amount of time.
 */
export function pollAssessment(customer: Customer): Assessment {
  const before = decided(customer)
  if (before.status !== 1) return before
  const state = sliceOf(creditSlice, customer)
  if (state.assessment.polls >= planOf(customer).polls) decide(customer)
  else state.assessment.polls += 1
  return viewOf(customer, state.assessment)
}

/** Returns the assessment without counting a poll; a decision that is due by time is included. */
export function assessmentOf(customer: Customer): Assessment {
  return decided(customer)
}

/** The state of a customer's credit. */
export function creditStageOf(customer: Customer): CreditStage {
  return STAGES[decided(customer).status]
}

/** An assessment as the contract describes it. */
export function wireAssessment({ status, amountCents, reason }: Assessment): Wire<'channel/assessAmount'> {
  return { status, amount: amountCents === null ? null : wireYuan(amountCents), reason }
}

/** The assessment of any customer, with a decision that is due by time. */
function decided(customer: Customer): Assessment {
  const { assessment } = creditOf(customer)
  const { maxMs } = planOf(customer)
  const due = assessment.status === 1 && customer.now - (assessment.startedAt ?? customer.now) >= maxMs
  if (due) decide(customer)
  return viewOf(customer, creditOf(customer).assessment)
}

/** Decides a running assessment: the limit rises once, and the customer gets a message. */
function decide(customer: Customer): void {
  const { user, now } = customer
  const { outcome, grant, reason } = planOf(customer)
  const { assessment } = sliceOf(creditSlice, customer)
  assessment.decidedAt = now
  if (outcome === 'failure') {
    assessment.status = 2
    assessment.reason = reason
    postMessage(user, now, { type: 'credit', title: '额度评估结果', text: reason })
    return
  }
  assessment.status = 3
  assessment.amountCents = grant * 100
  changeLimit(user, { at: now, cents: grant * 100, reason: '综合评估授信', until: null })
  postMessage(user, now, {
    type: 'credit',
    title: '额度评估结果',
    text: `恭喜您获得${grant}元借款额度，快来看看吧。`,
    link: '/pages/credit/cash/home',
  })
}

/** How the assessment proceeds: as in the persona's data, unless the ID number has magic digits. */
function planOf(customer: Customer): CreditSeed['assessment'] {
  const { assessment } = creditSeedOf(customer.persona)
  const { forced } = creditOf(customer)
  if (forced === 'failure') return { ...assessment, outcome: 'failure' }
  return forced === 'slow' ? { ...assessment, ...SLOW } : assessment
}

function viewOf({ persona }: Customer, run: AssessmentRun): Assessment {
  const { retryDays } = creditSeedOf(persona).assessment
  const { status, amountCents, reason, startedAt, decidedAt } = run
  return {
    status,
    amountCents,
    reason,
    startedAt,
    decidedAt,
    retryAt: status === 2 && decidedAt !== null ? decidedAt + retryDays * DAY_MS : null,
  }
}
