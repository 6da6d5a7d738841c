import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import type { Wire } from '../../../engine/contract.ts'
import { creditAmounts } from '../../../ledger/limit/amounts.ts'
import { markCouponsSeen } from '../../../ledger/coupons/seen.ts'
import { CENTRE } from '../campaigns.ts'
import { cardText, GUEST_CARD } from '../card.ts'
import { offersFor, offersForGuest } from '../centre.ts'
import type { Others } from '../others.ts'
import { ordersOf } from '../orders.ts'
import { homeContent } from '../sections.ts'
import { grayOf, homeSeedOf } from '../seed.ts'
import { homeStageOf } from '../stage.ts'
import { viewerOf } from '../viewer.ts'
import { homeWindows } from '../windows.ts'
import { wireYuan } from '../../../engine/money.ts'
import type { Customer } from '../../../engine/customer.ts'

/** `typeId` for all gray flags of the home page; any other one is the name of a single flag. */
const ALL_FLAGS = 'home'

/** Handlers for the home page, the coupon centre and the card of the wallet, for customers and visitors. */
export const homePageHandlers = ({ isWindowDone }: Others) =>
  ({
    'apphome/queryContentV2': (_, context) => contentFor(context, 2),
    'apphome/queryContentV3': (_, context) => contentFor(context, 3),
    'apphome/queryContentV4': (_, context) => contentFor(context, 4),
    'apphome/queryContentV5': (_, context) => contentFor(context, 5),
    'apphome/queryGuestContentV2': (_, context) => homeContent(viewerOf(context, null), 2),
    'apphome/queryGuestContentV3': (_, context) => homeContent(viewerOf(context, null), 3),
    'apphome/queryGuestContentV4': (_, context) => homeContent(viewerOf(context, null), 4),
    'apphome/queryGuestContentV5': (_, context) => homeContent(viewerOf(context, null), 5),

    'apphome/queryCouponCentre'(_, context) {
      const customer = updatedCustomer(context)
      markCouponsSeen(customer)
      return offersFor(customer, CENTRE)
    },

    'apphome/queryGuestCouponCentre': (_, { world, now }) => offersForGuest(world, now, CENTRE),

    'apphome/queryCard'(_, context) {
      const homeStage = homeStageOf(updatedCustomer(context))
      const { title, buttonText, linkUrl } = cardText(homeStage)
      return {
        ...creditAmounts(context),
        title,
        buttonText,
        linkUrl,
        dueAmount: homeStage.next === null ? null : wireYuan(homeStage.next.cents),
        dueDate: homeStage.next?.day ?? null,
      }
    },

    'apphome/queryGuestCard'() {
      const { title, buttonText, linkUrl } = GUEST_CARD
      return { title, buttonText, linkUrl }
    },

    'apphome/queryWindows'(_, context) {
      const customer = updatedCustomer(context)
      return homeWindows(customer, context.baseUrl).filter(({ id }) => !isWindowDone(customer, String(id)))
    },

    'apphome/queryGray'({ typeId }, context) {
      const flags = Object.entries(grayOf(context.persona()))
      return Object.fromEntries(flags.filter(([name]) => typeId === ALL_FLAGS || typeId === name))
    },

    'apphome/acquireUserIdentity'(_, context) {
      const persona = context.persona()
      const { userType, blackUserFlag } = homeSeedOf(persona)
      return { userType: userType === 'byHistory' ? persona.customerKind : userType, blackUserFlag }
    },
  }) satisfies Handlers

function contentFor(context: Context, version: 2 | 3 | 4 | 5): Wire<'apphome/queryContentV5'> {
  return homeContent(viewerOf(context, updatedCustomer(context)), version)
}

/** The signed-in customer, with all orders updated to now. */
function updatedCustomer(context: Context): Customer {
  const customer = customerOf(context)
  ordersOf(customer)
  return customer
}
