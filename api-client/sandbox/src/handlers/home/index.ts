import type { Handlers } from '../../context.ts'
import { activityHandlers } from './activity.ts'
import { membershipHandlers } from './membership.ts'
import { messageHandlers } from './messages.ts'
import { homePageHandlers } from './page.ts'
import { topUpHandlers } from './topup.ts'

/** The calls about home page, messages, campaigns, top-up and membership. */
export const homeHandlers = {
  ...homePageHandlers,
  ...messageHandlers,
  ...activityHandlers,
  ...topUpHandlers,
  ...membershipHandlers,
} satisfies Handlers
