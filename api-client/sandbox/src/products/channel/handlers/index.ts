import type { Handlers } from '../../../engine/context.ts'
import { leadHandlers } from './lead.ts'
import { maoyanHandlers } from './maoyan.ts'
import { partnerHandlers } from './partner.ts'
import { payHandlers } from './pay.ts'
import { partnerSessionHandlers } from './session.ts'
import { staffHandlers } from './staff.ts'

/** All handlers of the channel domain: partner channels, lead offers and staff loans. */
export const channelHandlers = {
  ...partnerSessionHandlers,
  ...partnerHandlers,
  ...payHandlers,
  ...maoyanHandlers,
  ...leadHandlers,
  ...staffHandlers,
} satisfies Handlers
