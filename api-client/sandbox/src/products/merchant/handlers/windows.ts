import type { Handlers } from '../../../engine/context.ts'
import { popupsFor } from '../popups.ts'
import { agreeToWindow, clickPromotion, countWindow, promotionFor, windowsFor } from '../windows.ts'

/** Handlers for the pop-ups of every page. */
export const windowHandlers = {
  'merchant/getUserWindowList': ({ currentPage }, context) => windowsFor(context, currentPage),

  'merchant/windowReport'({ windowId }, context) {
    countWindow(context, String(windowId))
    return {}
  },

  'merchant/submitWindowProtocol'({ windowId, protocol }, context) {
    agreeToWindow(context, String(windowId), protocol)
    return {}
  },

  'apphome/queryPromotionWindow': ({ currentPage }, context) => promotionFor(context, currentPage),

  'apphome/reportClickEvent'({ bizCode }, context) {
    clickPromotion(context, bizCode)
    return {}
  },

  'merchant/rewardQuery': (request, context) => popupsFor(context, request),
} satisfies Handlers
