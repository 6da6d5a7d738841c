import { expect, expectTypeOf, test } from 'vitest'
import { type LoanScene, amountState, readAmountLimits } from '../index.ts'

test('the wallet and the lead flow are the scenes, each with its own limit', { tags: ['loan.4'] }, () => {
  expectTypeOf<LoanScene>().toEqualTypeOf<'main' | 'leadFlow'>()
  const limits = readAmountLimits({ canUseLoanAmount: 20_000, leadFlowLoanAmount: 5000, minAmount: 500 })
  const entry = { text: '6000', limits, hasFocused: true }
  expect(amountState({ ...entry, scene: 'main' })).toMatchObject({ code: 0, acceptable: true })
  expect(amountState({ ...entry, scene: 'leadFlow' })).toMatchObject({ code: 11, acceptable: false })
})
