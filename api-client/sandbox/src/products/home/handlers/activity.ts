import { customerOf, type Handlers } from '../../../engine/context.ts'
import { beijingTime } from '../../../engine/calendar.ts'
import { campaignsFor, findCampaign, findOffer, phaseOf, spanOf } from '../campaigns.ts'
import { offersFor, takeOffer } from '../centre.ts'
import { drawPrize, drawsLeft } from '../draw.ts'
import { addressesOf, keepAddress, offerOrders, saveOrderAddress } from '../offers.ts'
import { ordersOf, pendingOrders } from '../orders.ts'
import { campaignPage, campaignPicture } from '../campaignPages.ts'
import { pictureUrl } from '../../../http/pictures.ts'
import { receiveReward, setReminders, signIn, signInWeek } from '../signIn.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Handlers for campaigns, draws, their orders and the daily sign-in. */
export const activityHandlers = {
  'activity/queryCampaigns'(_, context) {
    const { baseUrl, world, now } = context
    return campaignsFor(context.persona()).map((campaign) => {
      const [from, to] = spanOf(world, campaign)
      return {
        activityCode: campaign.code,
        title: campaign.title,
        pictureUrl: pictureUrl(baseUrl, campaignPicture(campaign.code)),
        linkUrl: campaignPage(campaign.code, campaign.prizes.length > 0),
        startTime: beijingTime(from),
        endTime: beijingTime(to),
        status: phaseOf(world, campaign, now),
        remainTimes: campaign.prizes.length > 0 ? drawsLeft(customerOf(context)) : null,
      }
    })
  },

  'activity/queryCoupons'({ activityCode }, context) {
    const campaign = findCampaign(context.persona(), activityCode)
    if (!campaign) throw new Refusal(RESULTS.articleNotFound, '该活动不存在或已下线')
    const customer = customerOf(context)
    ordersOf(customer)
    return offersFor(customer, campaign.offers)
  },

  'activity/drawPrize'({ activityCode }, context) {
    const customer = customerOf(context)
    ordersOf(customer)
    const offer = findOffer(context.persona(), activityCode)
    if (offer) return takeOffer(customer, offer)
    const campaign = findCampaign(context.persona(), activityCode)
    if (!campaign) throw new Refusal(RESULTS.articleNotFound, '该活动不存在或已下线')
    return drawPrize(customer, campaign)
  },

  'activity/queryOrderAddress': (_, context) => addressesOf(customerOf(context)),

  'activity/saveOrderAddress'({ address, orderNum }, context) {
    saveOrderAddress(customerOf(context), address, orderNum)
    return {}
  },

  'user/saveAddress': ({ address }, context) => ({ addressId: keepAddress(customerOf(context), address) }),

  'user/queryPendingOrderCount': (_, context) => pendingOrders(customerOf(context)),

  'activity/queryOfferOrders': (_, context) => offerOrders(customerOf(context), context.baseUrl),

  'activity/querySignIn': (_, context) => signInWeek(customerOf(context)),

  'activity/joinSignIn'(_, context) {
    signIn(customerOf(context))
    return {}
  },

  'activity/receiveSignIn': ({ day }, context) => receiveReward(customerOf(context), String(day)),

  'activity/signInPushStatus'({ status }, context) {
    const isWanted = Boolean(status)
    setReminders(customerOf(context), isWanted)
    return { status: isWanted }
  },
} satisfies Handlers
