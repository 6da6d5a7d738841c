import type { Handlers } from '../context.ts'
import { accountHandlers } from './account/index.ts'
import { channelHandlers } from './channel/index.ts'
import { creditHandlers } from './credit/index.ts'
import { homeHandlers } from './home/index.ts'
import { loanHandlers } from './loan/index.ts'
import { merchantHandlers } from './merchant/index.ts'
import { repaymentHandlers } from './repayment/index.ts'

/** Every call the stand-in answers. */
export const handlers: Handlers = {
  ...loanHandlers,
  ...accountHandlers,
  ...creditHandlers,
  ...channelHandlers,
  ...repaymentHandlers,
  ...merchantHandlers,
  ...homeHandlers,
}
