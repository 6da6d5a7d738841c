import type { Handlers } from '../../context.ts'
import { approvalHandlers } from './approval.ts'
import { loanPageHandlers } from './loan-page.ts'
import { publishHandlers } from './publish.ts'
import { recordHandlers } from './records.ts'
import { sessionHandlers } from './session.ts'
import { signHandlers } from './sign.ts'

/** The calls of borrowing: signing in, the loan page, terms, signature, publishing, review. */
export const loanHandlers = {
  ...sessionHandlers,
  ...loanPageHandlers,
  ...approvalHandlers,
  ...signHandlers,
  ...publishHandlers,
  ...recordHandlers,
} satisfies Handlers
