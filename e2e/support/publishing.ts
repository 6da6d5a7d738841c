/** Shared helpers for journeys that publish a loan. */
import type { ConfirmPage } from '../pages/ConfirmPage.ts'
import type { LoanPage } from '../pages/LoanPage.ts'
import type { ResultPage } from '../pages/ResultPage.ts'
import type { LoanView, Sandbox } from './sandbox.ts'
import { expect } from './test.ts'

export const LOAN_TERMS = { amount: 12_000, period: 12 }
export const PUBLISH = 'cash/publishV2'
export const STATUS = 'cash/getLoanAfterProcessInfo'
/** Longer than the time limit of a call, and longer than a sent request may still be processed. */
export const BEYOND_LIMIT = 21_000

/** Expects one or more publish requests, all with the same serial number. */
export async function expectOneSerial(sandbox: Sandbox): Promise<void> {
  expect(await sandbox.serials()).toHaveLength(1)
}

/** Expects the page to claim nothing and to offer nothing else while the outcome is unknown. */
export async function expectUnknown({ page, stateTitle, main }: ConfirmPage): Promise<void> {
  await expect(stateTitle).toHaveText('正在确认借款结果')
  await expect(main).toContainText('暂时不能确定是否已经放款。核对完成前不会再次提交，也不会重复借款。')
  await expect(main).toContainText('申请流水号')
  await expect(page.getByRole('button', { name: /借款|提交/ })).toHaveCount(0)
}

/** Publishes a loan in the shortest way and opens its result page. */
export async function borrow(confirm: ConfirmPage, result: ResultPage, sandbox: Sandbox): Promise<LoanView> {
  await confirm.open(LOAN_TERMS)
  await confirm.publish()
  const made = await sandbox.firstLoan()
  await result.shows(made)
  return made
}

/** Goes from a ready loan page to the published loan: 12,000 yuan for a year. */
export async function borrowFrom(
  { loan, confirm }: { loan: LoanPage; confirm: ConfirmPage },
  atConfirm: () => Promise<void>,
): Promise<void> {
  await loan.amount.fill(String(LOAN_TERMS.amount))
  await loan.period(LOAN_TERMS.period).tap()
  await loan.continueToConfirm()
  await confirm.hasTerms()
  await atConfirm()
  await confirm.publish()
}
