import { originOf, type Context, type Handlers } from '../../context.ts'
import { advertsAt, advertsOf } from '../../lender/account/adverts.ts'
import { configValue, configValues, type ConfigView } from '../../lender/account/config/index.ts'
import { reportPosition } from '../../lender/account/positions.ts'
import { accountSeedOf } from '../../lender/account/seed.ts'
import { sdkSignature } from '../../lender/account/sdk.ts'
import { areasBelow, streetsOf } from '../../lender/areas.ts'
import { partnerReturnUrl } from '../../lender/channel/partners.ts'
import { lastMonths } from '../../lender/merchant/months.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** Months a statement can be chosen of. */
const MONTHS = 12

/** Configuration, adverts, regions, and other things that belong to no one page. */
export const generalHandlers = {
  'other/getWebConfig': ({ key }, context) => configValue(key, viewOf(context)),
  'other/getMultiWebConfig': ({ keys }, context) => configValues(keys, viewOf(context)),
  '/koouapp/configapi/query/webconfig': ({ keys }, context) => configValue(keys, viewOf(context)),
  '/koouapp/configapi/query/webconfigMany': ({ keys }, context) => configValues(keys, viewOf(context)),

  'user/getAdvert': ({ position }, context) => advertsAt(position, originOf(context), context.origin),
  'user/getGuestAdvert': ({ position }, { origin }) => advertsAt(position, null, origin),
  'thirdpay/getAdv': ({ advertismentCodes }, context) =>
    advertsOf(advertismentCodes, originOf(context), context.origin),

  'user/getProvinceCityArea': ({ parentId }) => regions(areasBelow(parentId)),
  'user/getStreetList': ({ areaId }) => regions(streetsOf(areaId)),

  'merchant/getMonth': (_, { now }) => lastMonths(now, MONTHS),

  'other/queryTraceData': (_, context) => ({ businessLine: accountSeedOf(context.persona()).businessLine }),
  'other/queryUserMerchant': (_, context) => accountSeedOf(context.persona()).merchant.code,
  'other/queryMerchantNo': (_, context) => accountSeedOf(context.persona()).merchant.no,

  'channel/queryChannelReturnUrl': ({ code }, context) => ({ returnUrl: partnerReturnUrl(context, code) }),

  'user/reportUserGps'(report, context) {
    reportPosition(context, report)
    return {}
  },

  '/wechat/sdkInit': ({ url }, context) => sdkSignature(context, url),
} satisfies Handlers

function regions<T extends object>(found: readonly T[] | null): T[] {
  if (found === null) throw new Refusal(RESULTS.badRequest, '未找到该地区，请重新选择')
  return [...found]
}

/** These calls are open: a visitor has no persona, and neither has a session that ended. */
function viewOf(context: Context): ConfigView {
  const { session, now, origin } = context
  const signedIn = session !== null && session.ended === null && session.expiresAt > now
  return { origin, persona: signedIn ? context.persona() : null }
}
