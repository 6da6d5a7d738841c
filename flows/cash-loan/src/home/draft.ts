import type { DraftShape } from '@koo/steps'
import { AMOUNT_MAX_DIGITS } from '../constants.ts'
import { isObject, shortText } from './fields.ts'
import type { LoanForm, LoanUseChoice } from './form.ts'

/** What survives a reload. Coupons have their own record; consent is never kept. */
export interface LoanDraft extends Pick<LoanForm, 'amount' | 'period' | 'cardId' | 'use'> {
  /** Start values of the address that the draft began with. */
  seed: string
}

const DIGITS = new RegExp(`^\\d{0,${AMOUNT_MAX_DIGITS}}$`)

export const loanDraft: DraftShape<LoanDraft> = {
  key: 'cash_loan_draft',
  version: 1,
  read(value) {
    if (!isObject(value)) return null
    const { amount, period, cardId, seed } = value
    return {
      amount: typeof amount === 'string' && DIGITS.test(amount) ? amount : null,
      period: typeof period === 'number' && Number.isInteger(period) ? period : null,
      cardId: shortText(cardId) ?? null,
      use: readUse(value.use),
      seed: shortText(seed) ?? '',
    }
  },
}

function readUse(value: unknown): LoanUseChoice | null {
  const use = isObject(value) ? shortText(value.use) : undefined
  return isObject(value) && use !== undefined ? { use, sub: shortText(value.sub) } : null
}
