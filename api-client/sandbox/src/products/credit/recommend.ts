import { mixSeed } from '../../engine/random.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { unshiftCapped } from '../../engine/world.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import { CREDIT_CAPS } from '../../people/credit/state.ts'

/** verifyStatus of a contact that is left out of the recommendations. */
const LEFT_OUT = 2

/** What the app may recommend; accepted contacts are left out. Null: nothing. */
export function recommendationFor(
  customer: Customer,
  pageCode: string,
): Wire<'credit/queryRecommendContactGray'> {
  const { recommend } = creditSeedOf(customer.persona)
  if (recommend === null) return null
  const { recommendedPhones } = creditOf(customer)
  const view = mixSeed(`${customer.user.userId} ${pageCode} ${beijingDay(customer.now)}`) >>> 0
  return {
    ...recommend,
    contacts: (recommend.contacts ?? []).map((contact) =>
      recommendedPhones.includes(contact.contactPhone ?? '')
        ? { ...contact, verifyStatus: LEFT_OUT }
        : contact,
    ),
    pageCode: pageCode.slice(0, 64),
    viewId: `V${view.toString(36).toUpperCase()}`,
  }
}

/** Records the outcome of a recommendation: saved contacts (saveType 0) are not recommended again. */
export function keepRecommendation(
  customer: Customer,
  request: WireRequest<'credit/saveRecommendContact'>,
): void {
  if (request.saveType !== 0) return
  const { recommendedPhones } = sliceOf(creditSlice, customer)
  for (const { contactPhone } of request.contacts) {
    if (!/^1\d{10}$/.test(contactPhone ?? '')) continue
    const phone = contactPhone ?? ''
    if (!recommendedPhones.includes(phone)) unshiftCapped(recommendedPhones, phone, CREDIT_CAPS.phones)
  }
}
