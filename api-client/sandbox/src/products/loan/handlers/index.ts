import type { Handlers } from '../../../engine/context.ts'
import type { Others } from '../others.ts'
import { approvalHandlers } from './approval.ts'
import { loanPageHandlers } from './loanPage.ts'
import { publishHandlers } from './publish.ts'
import { recordHandlers } from './records.ts'
import { signHandlers } from './sign.ts'

/** All handlers of the loan domain: loan page, terms, signature, publishing, review. */
export const loanHandlers = (others: Others) =>
  ({
    ...loanPageHandlers,
    ...approvalHandlers(others),
    ...signHandlers,
    ...publishHandlers(others),
    ...recordHandlers,
  }) satisfies Handlers
