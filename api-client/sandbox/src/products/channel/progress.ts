import type { Customer } from '../../engine/customer.ts'
import { assessmentOf } from '../../ledger/limit/assessment.ts'
import { preAssessmentOf } from '../../people/credit/preAssessment.ts'
import { contactsAuthOf, missingProofs } from '../../people/credit/proofs.ts'
import { cardsOf } from '../../ledger/cards/customerCards.ts'
import { isOrderPaid } from './orders.ts'
import type { PartnerStep, PartnerTable } from './partners/index.ts'
import { PRE_ASSESSMENT_PAGES, STEPS } from './partners/types.ts'
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
export function placeOf(customer: Customer, table: PartnerTable): Place {
  const { entryCheck } = channelSeedOf(customer.persona)
  const entryPage = entryCheck === 'open' ? null : table.entryPages[entryCheck]
  if (entryPage !== null) return { page: entryPage }
  const { status, retryAt } = assessmentOf(customer)
  const mayRetry = status === 2 && customer.now >= (retryAt ?? 0)
  const [open, running, failed, passed] = table.assessment ?? []
  if (status === 1 && running !== undefined) return { page: running }
  if (status === 2 && !mayRetry && failed !== undefined) return { page: failed }
  const missing = firstMissing(customer, table)
  if (missing !== null) return missing
  if ((status === 0 || mayRetry) && open !== undefined) return { page: open }
  if (status === 3 && passed !== undefined && !channelOf(customer).seen.assessment) return { page: passed }
  const next = table.after.find((step) => !isReached(customer, table, step)) ?? table.after.at(-1)
  return placeAt(customer, next)
}

/** The step name in the reply of an identity call; null when the page meta contains a page of another company. */
export function stepNameOf(place: Place): string | null {
  return 'page' in place ? place.page : null
}

/** The first incomplete step before the assessment; null when there is none. */
export function firstMissing(customer: Customer, table: PartnerTable): Place | null {
  const step = table.before.find((each) => !isReached(customer, table, each))
  return step === undefined ? null : placeAt(customer, step)
}

function placeAt(customer: Customer, step: PartnerStep | undefined): Place {
  if (step?.goal === 'preAssessment') return { page: preAssessmentStep(customer) }
  if (step?.link) return { link: { ...step, link: step.link } }
  return { page: step?.page ?? 'assess-amount' }
}

/** That of a running one until it is decided, even before it starts: the waiting page starts it. */
function preAssessmentStep(customer: Customer): string {
  const { status } = preAssessmentOf(customer)
  return PRE_ASSESSMENT_PAGES[status === 'none' ? 'ing' : status]
}

function isReached(customer: Customer, table: PartnerTable, { goal, page, link }: PartnerStep): boolean {
  const state = channelOf(customer)
  switch (goal) {
    case 'preAssessment':
      return state.seen.preAssessment || assessmentOf(customer).status === 3
    case 'consent':
      return customer.world.consents.some(
        (consent) => consent.userId === customer.user.userId && consent.at >= state.enteredAt,
      )
    case 'visit':
      return state.visited.includes(`${table.code} ${link}`)
    case 'card':
      return cardsOf(customer.user, customer.persona).length > 0
    case 'payment':
      return isOrderPaid(customer, table)
    case 'never':
      return false
    default:
      if (state.arePhotosDoubted && goal.includes('idFront')) return false
      // For a partner saved contacts are enough: whether they could be verified counts before a loan.
      if (page === STEPS.extraContacts.page && contactsAuthOf(customer) === FAILED_TODAY) return true
      return missingProofs(customer, goal).length === 0
  }
}
