import type { Domain } from '../../engine/domain.ts'
import { part } from '../../engine/tweak.ts'
import type { Others } from './others.ts'
import { repaymentHandlers } from './handlers/index.ts'
import { repaymentMagic } from '../../ledger/cards/magic.ts'
import { handleBindPage } from './pages/bind.ts'
import { handleRepaymentPage } from './pages/payment.ts'
import { repaymentPersonas } from './personas/index.ts'

/** The repayment domain: bills, repayments, bank cards, automatic debit, rights. */
export const repayment = (others: Others): Domain => ({
  name: 'repayment',
  title: '还款',
  handlers: repaymentHandlers(others),
  personas: repaymentPersonas,
  magic: repaymentMagic,
  pages: [handleBindPage, handleRepaymentPage],
  tweaks: { repayment: part },
})
