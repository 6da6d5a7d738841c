import { originOf, type Handlers } from '../../../engine/context.ts'
import { beijingTime } from '../../../engine/calendar.ts'
import { CAMPAIGNS, findCampaign, findOffer, phaseOf, spanOf } from '../campaigns.ts'
import { offersFor, takeOffer } from '../centre.ts'
import { drawPrize, drawsLeft } from '../draw.ts'
import { addressesOf, keepAddress, offerOrders, saveOrderAddress } from '../offers.ts'
import { ordersOf, pendingOrders } from '../orders.ts'
import { campaignPage, campaignPicture } from '../campaign-pages.ts'
import { pictureUrl } from '../../../http/pictures.ts'
import { receiveReward, setReminders, signIn, signInWeek } from '../sign-in.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Handlers for campaigns, draws, their orders and the daily sign-in. */
export const activityHandlers = {
  'activity/queryCampaigns'(_, context) {
    const { origin, world, now } = context
    return CAMPAIGNS.map((campaign) => {
      const [from, to] = spanOf(world, campaign)
      return {
        activityCode: campaign.code,
        title: campaign.title,
        pictureUrl: pictureUrl(origin, campaignPicture(campaign.code)),
        linkUrl: campaignPage(campaign.code, campaign.prizes.length > 0),
        startTime: beijingTime(from),
        endTime: beijingTime(to),
        status: phaseOf(world, campaign, now),
        remainTimes: campaign.prizes.length > 0 ? drawsLeft(originOf(context)) : null,
      }
    })
  },

  'activity/queryCoupons'({ activityCode }, context) {
    const campaign = findCampaign(activityCode)
    if (!campaign) throw new Refusal(RESULTS.articleNotFound, '该活动不存在或已下线')
    const origin = originOf(context)
    ordersOf(origin)
    return offersFor(origin, campaign.offers)
  },

  'activity/drawPrize'({ activityCode }, context) {
    const origin = originOf(context)
    ordersOf(origin)
    const offer = findOffer(activityCode)
    if (offer) return takeOffer(origin, offer)
    const campaign = findCampaign(activityCode)
    if (!campaign) throw new Refusal(RESULTS.articleNotFound, '该活动不存在或已下线')
    return drawPrize(origin, campaign)
  },

  'activity/queryOrderAddress': (_, context) => addressesOf(originOf(context)),

  'activity/saveOrderAddress'({ address, orderNum }, context) {
    saveOrderAddress(originOf(context), address, orderNum)
    return {}
  },

  'user/saveAddress': ({ address }, context) => ({ addressId: keepAddress(originOf(context), address) }),

  'user/queryPendingOrderCount': (_, context) => pendingOrders(originOf(context)),

  'activity/queryOfferOrders': (_, context) => offerOrders(originOf(context), context.origin),

  'activity/querySignIn': (_, context) => signInWeek(originOf(context)),

  'activity/joinSignIn'(_, context) {
    signIn(originOf(context))
    return {}
  },

  'activity/receiveSignIn': ({ day }, context) => receiveReward(originOf(context), String(day)),

  'activity/signInPushStatus'({ status }, context) {
    const isWanted = Boolean(status)
    setReminders(originOf(context), isWanted)
    return { status: isWanted }
  },
} satisfies Handlers
