import { isSignedIn, type Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { WireRequest } from '../../engine/contract.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { isPartnerCode, partners, type PartnerCode, type PartnerTable } from './partners/index.ts'
import { channelOf, channelSlice } from './fresh.ts'
import { channelSeedOf } from './seed.ts'
import { CHANNEL_CAPS } from './state.ts'

/** The partner of customers who came without one: the provider's own card. */
const OWN: PartnerCode = 'koocard'

/** The data of the customer's partner. */
export function tableOf(customer: Customer): PartnerTable {
  return partners[channelOf(customer).partner ?? OWN]
}

/** Address of the partner's page for the outcome of its flow; the return code selects its text. */
export function partnerReturnUrl(
  context: Context,
  { code, partner: named }: WireRequest<'channel/queryChannelReturnUrl'>,
): string {
  return `${pageOf(context, partnerOf(context, named), 'back')}&${new URLSearchParams({ code })}`
}

/** The partner at whose page a flow ends: the customer's own, or without a session the one that the page gives. */
function partnerOf(context: Context, named: string | undefined): PartnerCode {
  if (isSignedIn(context)) return context.slice(channelSlice).partner ?? OWN
  if (named === undefined || !isPartnerCode(named)) {
    throw new Refusal(RESULTS.badRequest, '未找到该合作方，请返回合作方重新进入')
  }
  return named
}

/**
 * Address of a page of another company, or of another flow by its path. A page with a way back has a ticket, which is the same until it is used, so
 * that repeated calls return the same address.
 */
export function linkUrl(context: Context, partner: PartnerCode, slug: string, isLeft: boolean): string {
  if (slug.startsWith('/')) return `${context.baseUrl}${slug}`
  const address = pageOf(context, partner, slug)
  if (!isLeft) return address
  const { visits } = context.slice(channelSlice)
  let visit = visits.find((each) => each.partner === partner && each.slug === slug)
  if (!visit) {
    visit = { ticket: newId(context.world, 'W'), partner, slug }
    unshiftCapped(visits, visit, CHANNEL_CAPS.visits)
  }
  return `${address}&${new URLSearchParams({ ticket: visit.ticket })}`
}

/** Whether the customer must first open the provider's own card. */
export function isSentToCard(customer: Customer): boolean {
  const { entryCheck } = channelSeedOf(customer.persona)
  return entryCheck === 'koocard' && tableOf(customer).entryPages.koocard !== null
}

/** Records that a customer came from a partner. */
export function enterPartner(customer: Customer, code: PartnerCode): void {
  const state = sliceOf(channelSlice, customer)
  state.partner = code
  state.enteredAt = customer.now
}

function pageOf({ baseUrl, scope }: Context, partner: PartnerCode, slug: string): string {
  return `${baseUrl}/__sandbox/partner/${partner}/${slug}?${new URLSearchParams({ scope })}`
}
