import type { Handlers } from '../context.ts'
import { approvalHandlers } from './approval.ts'
import { loanPageHandlers } from './loan-page.ts'
import { publishHandlers } from './publish.ts'
import { recordHandlers } from './records.ts'
import { sessionHandlers } from './session.ts'
import { signHandlers } from './sign.ts'

/** Every call the stand-in answers. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...loanPageHandlers,
  ...approvalHandlers,
  ...signHandlers,
  ...publishHandlers,
  ...recordHandlers,
}
