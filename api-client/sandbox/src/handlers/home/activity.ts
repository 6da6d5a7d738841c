import { originOf, type Handlers } from '../../context.ts'
import { beijingTime } from '../../lender/calendar.ts'
import { CAMPAIGNS, findCampaign, findOffer, phaseOf, spanOf } from '../../lender/home/campaigns.ts'
import { offersFor, takeOffer } from '../../lender/home/centre.ts'
import { drawPrize } from '../../lender/home/draw.ts'
import { addressesOf, offerOrders, saveAddress } from '../../lender/home/offers.ts'
import { ordersOf } from '../../lender/home/orders.ts'
import { campaignPage, campaignPicture, pictureUrl } from '../../lender/home/pictures.ts'
import { receiveReward, setReminders, signIn, signInWeek } from '../../lender/home/sign-in.ts'
import { openSurveys } from '../../lender/merchant/surveys.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** Campaigns, draws, their orders, surveys and the daily sign-in. */
export const activityHandlers = {
  'activity/queryCampaigns': (_, { origin, world, now }) =>
    CAMPAIGNS.map((campaign) => {
      const [from, to] = spanOf(world, campaign)
      return {
        activityCode: campaign.code,
        title: campaign.title,
        pictureUrl: pictureUrl(origin, campaignPicture(campaign.code)),
        linkUrl: campaignPage(campaign.code, campaign.prizes.length > 0),
        startTime: beijingTime(from),
        endTime: beijingTime(to),
        status: phaseOf(world, campaign, now),
      }
    }),

  'activity/queryCoupons'({ activityCode }, context) {
    const campaign = findCampaign(activityCode)
    if (!campaign) throw new Refusal(RESULTS.articleNotFound, '该活动不存在或已下线')
    const origin = originOf(context)
    ordersOf(origin)
    return offersFor(origin, campaign.offers)
  },

  'activity/querySurveys': (_, context) => openSurveys(context),

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
    saveAddress(originOf(context), address, orderNum)
    return {}
  },

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
