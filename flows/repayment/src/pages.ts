import { autopay as settings, autopayResign } from '@koo/steps/autopay'
import { passage } from '@koo/steps/passage'
import { afterLoanSign } from './afterLoan/step.ts'
import { bills } from './bills/step.ts'
import { cashier } from './cashier/step.ts'
import { early } from './early/step.ts'
import { plan } from './plan/step.ts'
import { refunds } from './refunds/step.ts'
import { result } from './result/step.ts'

/** The pages of the flow, by their names. The first version of automatic repayment leads to the second one. */
export const pages = {
  bills,
  plan,
  early,
  cashier,
  result,
  refunds,
  autopay: passage.with({ title: '自动还款' }),
  autopayV2: settings,
  autopayResign,
  afterLoanSign,
}
