import type { Origin } from '../../engine/origin.ts'
import { assessmentOf } from '../../ledger/limit/assessment.ts'
import { preAssessmentOf } from '../../people/credit/pre-assessment.ts'
import { contactsAuthOf, missingProofs } from '../../people/credit/proofs.ts'
import { cardsOf } from '../../ledger/cards/customer-cards.ts'
import { isOrderPaid } from './orders.ts'
import type { PartnerStep, PartnerTable } from './partners/index.ts'
import { STEPS } from './partners/types.ts'
import { channelSeedOf } from './seed.ts'
import { channelOf } from './fresh.ts'

/** contactsAuth of contacts that are saved and could not be verified today. */
const FAILED_TODAY = 4

/** The customer's next page: a page of the flow by step name, or a page of another company. */
export type Place = { page: string } | { link: PartnerStep & { link: string } }

/**
 * Returns the customer's next page in a partner's flow. It is computed from the customer's data, so a customer who
 * left, or who completed a step elsewhere, continues at the first incomplete step.
 */
export function placeOf(origin: Origin, table: PartnerTable): Place {
  const { entryCheck } = channelSeedOf(origin.persona)
  const entryPage = entryCheck === 'open' ? null : table.entryPages[entryCheck]
  if (entryPage !== null) return { page: entryPage }
  const { status, retryAt } = assessmentOf(origin)
  const mayRetry = status === 2 && origin.now >= (retryAt ?? 0)
  const [open, running, failed, passed] = table.assessment ?? []
  if (status === 1 && running !== undefined) return { page: running }
  if (status === 2 && !mayRetry && failed !== undefined) return { page: failed }
  const missing = firstMissing(origin, table)
  if (missing !== null) return missing
  if ((status === 0 || mayRetry) && open !== undefined) return { page: open }
  if (status === 3 && passed !== undefined && !channelOf(origin).seen.assessment) return { page: passed }
  const next = table.after.find((step) => !isReached(origin, table, step)) ?? table.after.at(-1)
  return placeAt(origin, next)
}

/** The step name in the reply of an identity call; null when the page meta contains a page of another company. */
export function stepNameOf(place: Place): string | null {
  return 'page' in place ? place.page : null
}

/** The first incomplete step before the assessment; null when there is none. */
export function firstMissing(origin: Origin, table: PartnerTable): Place | null {
  const step = table.before.find((each) => !isReached(origin, table, each))
  return step === undefined ? null : placeAt(origin, step)
}

function placeAt(origin: Origin, step: PartnerStep | undefined): Place {
  if (step?.goal === 'preAssessment') return { page: preAssessmentStep(origin) }
  if (step?.link) return { link: { ...step, link: step.link } }
  return { page: step?.page ?? 'assess-amount' }
}

/** `pre-assess-amount-ing` until it is decided, even before it starts: the waiting page starts it. */
function preAssessmentStep(origin: Origin): string {
  const { status } = preAssessmentOf(origin)
  return `pre-assess-amount-${status === 'none' ? 'ing' : status}`
}

function isReached(origin: Origin, table: PartnerTable, { goal, page, link }: PartnerStep): boolean {
  const state = channelOf(origin)
  switch (goal) {
    case 'preAssessment':
      return state.seen.preAssessment || assessmentOf(origin).status === 3
    case 'consent':
      return origin.world.consents.some(
        (consent) => consent.userId === origin.user.userId && consent.at >= state.enteredAt,
      )
    case 'visit':
      return state.visited.includes(`${table.code} ${link}`)
    case 'card':
      return cardsOf(origin.user, origin.persona).length > 0
    case 'payment':
      return isOrderPaid(origin, table)
    case 'never':
      return false
    default:
      if (state.arePhotosDoubted && goal.includes('idFront')) return false
      // For a partner saved contacts are enough: whether they could be verified counts before a loan.
      if (page === STEPS.extraContacts.page && contactsAuthOf(origin) === FAILED_TODAY) return true
      return missingProofs(origin, goal).length === 0
  }
}
