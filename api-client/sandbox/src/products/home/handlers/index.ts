import type { Handlers } from '../../../engine/context.ts'
import type { Others } from '../others.ts'
import { activityHandlers } from './activity.ts'
import { membershipHandlers } from './membership.ts'
import { messageHandlers } from './messages.ts'
import { homePageHandlers } from './page.ts'
import { topUpOrderHandlers } from './topupOrders.ts'
import { topUpHandlers } from './topup.ts'

/** All handlers of the home domain: home page, messages, campaigns, top-up and membership. */
export const homeHandlers = (others: Others) =>
  ({
    ...homePageHandlers(others),
    ...messageHandlers,
    ...activityHandlers,
    ...topUpHandlers,
    ...topUpOrderHandlers,
    ...membershipHandlers,
  }) satisfies Handlers
