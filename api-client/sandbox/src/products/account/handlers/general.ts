import { isSignedIn, customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import { advertsAt, advertsOf } from '../adverts.ts'
import { configValue, configValues, type ConfigView } from '../config/index.ts'
import { reportPosition } from '../positions.ts'
import { accountSeedOf } from '../../../people/account/seed.ts'
import { sdkSignature } from '../sdk.ts'
import { areasBelow, streetsOf } from '../../../people/areas/areas.ts'
import { lastMonths } from '../../../engine/calendar.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Number of months in the list for statements. */
const MONTHS = 12

/** Handlers for configuration, adverts, regions, and other data that many pages use. */
export const generalHandlers = {
  'other/getWebConfig': ({ key }, context) => configValue(key, viewOf(context)),
  'other/getMultiWebConfig': ({ keys }, context) => configValues(keys, viewOf(context)),
  '/koouapp/configapi/query/webconfig': ({ keys }, context) => configValue(keys, viewOf(context)),
  '/koouapp/configapi/query/webconfigMany': ({ keys }, context) => configValues(keys, viewOf(context)),

  'user/getAdvert': ({ position }, context) => advertsAt(position, customerOf(context), context.baseUrl),
  'user/getGuestAdvert': ({ position }, { baseUrl }) => advertsAt(position, null, baseUrl),
  'thirdpay/getAdv': ({ advertismentCodes }, context) =>
    advertsOf(advertismentCodes, customerOf(context), context.baseUrl),

  'user/getProvinceCityArea': ({ parentId }) => regions(areasBelow(parentId)),
  'user/getStreetList': ({ areaId }) => regions(streetsOf(areaId)),

  'merchant/getMonth': (_, { now }) => lastMonths(now, MONTHS),

  'other/queryTraceData': (_, context) => ({ businessLine: accountSeedOf(context.persona()).businessLine }),
  'other/queryUserMerchant': (_, context) => accountSeedOf(context.persona()).merchant.code,
  'other/queryMerchantNo': (_, context) => accountSeedOf(context.persona()).merchant.no,

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

/** These calls are open: a visitor has no persona, and neither has an ended session. */
function viewOf(context: Context): ConfigView {
  const { baseUrl, world } = context
  return { baseUrl, since: world.since, persona: isSignedIn(context) ? context.persona() : null }
}
