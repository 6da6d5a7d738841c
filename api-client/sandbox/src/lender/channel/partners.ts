import type { Context } from '../../context.ts'
import type { WireRequest } from '../../contract.ts'
import { newId, unshiftCapped } from '../../world.ts'
import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { partners, type PartnerCode, type PartnerTable } from './partners/index.ts'
import { channelOf } from './fresh.ts'
import { CHANNEL_CAPS } from './state.ts'

/** The partner of customers no one sent: the provider's own card. */
const OWN: PartnerCode = 'koocard'

/** The table of the partner a customer came from. */
export function tableOf(origin: Origin): PartnerTable {
  return partners[channelOf(origin).partner ?? OWN]
}

/** Address of the partner's page for how its flow ended; its text follows from the return code (spec 4). */
export function partnerReturnUrl(
  context: Context,
  code: WireRequest<'channel/queryChannelReturnUrl'>['code'],
): string {
  const partner = context.slice('channel').partner ?? OWN
  return `${pageOf(context, partner, 'back')}&${new URLSearchParams({ code })}`
}

/**
 * Address of a page of another company. One the customer comes back from has a ticket, the same until it is used, so
 * that asking again leads to the same page.
 */
export function linkUrl(context: Context, partner: PartnerCode, slug: string, isLeft: boolean): string {
  const address = pageOf(context, partner, slug)
  if (!isLeft) return address
  const { visits } = context.slice('channel')
  let visit = visits.find((each) => each.partner === partner && each.slug === slug)
  if (!visit) {
    visit = { ticket: newId(context.world, 'W'), partner, slug }
    unshiftCapped(visits, visit, CHANNEL_CAPS.visits)
  }
  return `${address}&${new URLSearchParams({ ticket: visit.ticket })}`
}

/** Notes that a customer came from a partner. */
export function enterPartner(origin: Origin, code: PartnerCode): void {
  const state = sliceOf('channel', origin)
  state.partner = code
  state.enteredAt = origin.now
}

function pageOf({ origin, scope }: Context, partner: PartnerCode, slug: string): string {
  return `${origin}/__sandbox/partner/${partner}/${slug}?${new URLSearchParams({ scope })}`
}
