import type { Customer } from '../../engine/customer.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { creditSeedOf, type KeptContact } from './seed.ts'
import type { AssessmentRun, CreditState } from './state.ts'
import type { Slice } from '../../engine/slices.ts'

/** The initial credit state of a customer, from the persona's data. */
export function freshCredit({ world, persona }: Pick<Customer, 'world' | 'persona'>): CreditState {
  const seed = creditSeedOf(persona)
  const { contactsAuth } = persona.auth
  const { since } = world
  const { status, reason, retryDays } = seed.assessment
  const day = beijingDay(since)
  return {
    given: [],
    assessment: {
      status,
      polls: 0,
      startedAt: startOf(status, since, retryDays),
      decidedAt: status === 2 || status === 3 ? startOf(status, since, retryDays) : null,
      reason: status === 2 ? reason : null,
      amountCents: null,
    },
    forced: null,
    preAssessment: { startedAt: null, polls: 0 },
    contacts: contactsOnFile(contactsAuth),
    contactsFailedOn: contactsAuth === 4 ? day : null,
    recommendedPhones: [],
    photos: { front: null, back: null },
    face: { day, failed: 0 },
    raised: [...seed.raised],
    refused: { day, counts: { ...seed.refusedToday } },
    recording: { startedAt: null, polls: 0, result: null },
    cards: [],
    cardCode: { wrong: 0, lockedUntil: 0, sentAt: null },
    joinedPromotion: seed.joined.promotion,
    joinedMonths: seed.joined.campaign ? [day.slice(0, 7)] : [],
    rewardedMonths: seed.joined.completed ? [day.slice(0, 7)] : [],
    leaves: [],
    videos: [],
    videoFails: 0,
  }
}

/** Start time of an earlier assessment: after a failure, half of the waiting time is over. */
function startOf(status: AssessmentRun['status'], since: number, retryDays: number): number | null {
  if (status === 0) return null
  return status === 2 ? since - Math.floor(retryDays / 2) * DAY_MS : since
}

/** Contacts on the first day: 1 both, 2 the relative only, 3 and 4 both but not valid, 0 none. */
function contactsOnFile(contactsAuth: number | null | undefined): KeptContact[] {
  if (contactsAuth === 0) return []
  const valid = contactsAuth !== 3 && contactsAuth !== 4
  const relative = {
    contactName: '陈志强',
    contactPhone: '13900010001',
    contactLevel: 1,
    contactRelationshipId: 1,
  }
  const friend = {
    contactName: '林晓燕',
    contactPhone: '13700010002',
    contactLevel: 2,
    contactRelationshipId: 5,
  }
  return (contactsAuth === 2 ? [relative] : [relative, friend]).map((contact) => ({ ...contact, valid }))
}

/** The credit state of a customer, for reading. It creates nothing: changes go through `sliceOf`. */
export function creditOf(customer: Customer): Readonly<CreditState> {
  return customer.user.slices.credit ?? freshCredit(customer)
}

/** The slice of the application for credit, for `sliceOf`. */
export const creditSlice: Slice<'credit'> = { name: 'credit', create: freshCredit }
