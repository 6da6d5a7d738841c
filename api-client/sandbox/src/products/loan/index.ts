import * as z from 'zod/mini'
import type { Domain } from '../../engine/domain.ts'
import { part } from '../../engine/tweak.ts'
import { loanHandlers } from './handlers/index.ts'
import type { Others } from './others.ts'
import { loanMagic } from './magic.ts'
import { handleAgreementPage } from './pages.ts'
import { loanPersonas } from './personas/index.ts'

/** The loan domain: loan page, terms, signature, publishing, review. */
export const loan = (others: Others): Domain => ({
  name: 'loan',
  title: '借款',
  handlers: loanHandlers(others),
  personas: loanPersonas,
  magic: loanMagic,
  pages: [handleAgreementPage],
  tweaks: {
    customerKind: z.optional(z.enum(['new', 'old'])),
    needScanQRCode: z.optional(z.boolean()),
    repaymentDay: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
    limit: part,
    loan: part,
    auth: part,
    lender: part,
    cost: part,
    audit: part,
    resultPage: part,
  },
})
