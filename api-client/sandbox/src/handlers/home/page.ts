import { originOf, type Context, type Handlers } from '../../context.ts'
import type { Wire } from '../../contract.ts'
import { creditAmounts } from '../../lender/account/amounts.ts'
import { markCouponsSeen } from '../../lender/account/coupons-seen.ts'
import { CENTRE } from '../../lender/home/campaigns.ts'
import { cardText, GUEST_CARD } from '../../lender/home/card.ts'
import { offersFor, offersForGuest } from '../../lender/home/centre.ts'
import { ordersOf } from '../../lender/home/orders.ts'
import { homeContent } from '../../lender/home/sections.ts'
import { grayOf, homeSeedOf } from '../../lender/home/seed.ts'
import { homeStandingOf } from '../../lender/home/stage.ts'
import { viewerOf } from '../../lender/home/viewer.ts'
import { homeWindows } from '../../lender/home/windows.ts'
import { wireYuan } from '../../lender/money.ts'
import type { Origin } from '../../origin.ts'

/** `typeId` that asks for all gray flags of the home page; the name of a flag asks for that one. */
const ALL_FLAGS = 'home'

/** The home page, the coupon centre and the card of the wallet, for customers and visitors. */
export const homePageHandlers = {
  'apphome/queryContentV2': (_, context) => contentFor(context, 2),
  'apphome/queryContentV3': (_, context) => contentFor(context, 3),
  'apphome/queryContentV4': (_, context) => contentFor(context, 4),
  'apphome/queryContentV5': (_, context) => contentFor(context, 5),
  'apphome/queryGuestContentV2': (_, context) => homeContent(viewerOf(context, null), 2),
  'apphome/queryGuestContentV3': (_, context) => homeContent(viewerOf(context, null), 3),
  'apphome/queryGuestContentV4': (_, context) => homeContent(viewerOf(context, null), 4),
  'apphome/queryGuestContentV5': (_, context) => homeContent(viewerOf(context, null), 5),

  'apphome/queryCouponCentre'(_, context) {
    const customer = customerOf(context)
    markCouponsSeen(customer)
    return offersFor(customer, CENTRE)
  },

  'apphome/queryGuestCouponCentre': (_, { world, now }) => offersForGuest(world, now, CENTRE),

  'apphome/queryCard'(_, context) {
    const standing = homeStandingOf(customerOf(context))
    const { title, buttonText, linkUrl } = cardText(standing)
    return {
      ...creditAmounts(context),
      title,
      buttonText,
      linkUrl,
      dueAmount: standing.next === null ? null : wireYuan(standing.next.cents),
      dueDate: standing.next?.day ?? null,
    }
  },

  'apphome/queryGuestCard'() {
    const { title, buttonText, linkUrl } = GUEST_CARD
    return { title, buttonText, linkUrl }
  },

  'apphome/queryWindows': (_, context) => homeWindows(customerOf(context), context.origin),

  'apphome/queryGray'({ typeId }, context) {
    const flags = Object.entries(grayOf(context.persona()))
    return Object.fromEntries(flags.filter(([name]) => typeId === ALL_FLAGS || typeId === name))
  },

  'apphome/acquireUserIdentity'(_, context) {
    const persona = context.persona()
    const { userType, blackUserFlag } = homeSeedOf(persona)
    return { userType: userType === 'byHistory' ? persona.customerKind : userType, blackUserFlag }
  },
} satisfies Handlers

function contentFor(context: Context, version: 2 | 3 | 4 | 5): Wire<'apphome/queryContentV5'> {
  return homeContent(viewerOf(context, customerOf(context)), version)
}

/** The signed-in customer, with every order as it stands now. */
function customerOf(context: Context): Origin {
  const origin = originOf(context)
  ordersOf(origin)
  return origin
}
